//! Scenarios of Firefly.
