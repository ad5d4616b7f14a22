// Starts the second program. Not awaited at the top level: see Trunk.toml. What fails is told to the
// window, where src/program.rs hears it.
import init from './firefly.js';
init().catch(reportError);
