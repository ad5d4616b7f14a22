//! The French titles, in the order of the cards. People, planets and makes keep their names.

use rules::firefly::job::JobId;
use rules::firefly::misbehave::MISBEHAVE;
use rules::firefly::nav::NAV;

/// By kind of supply card.
#[rustfmt::skip]
pub static KINDS: [&str; 72] = [
    "Bester", "Billy", "Bree", "Bridgit", "Crow",
    "Doralee", "Emma", "Homme de main", "Fendris", "Les frères Grange",
    "Porte-flingue", "Helen", "Montagnards", "Inara", "Interrogateur",
    "Jayne", "Jesse", "Kaylee", "Lucy", "Lund",
    "Soignants", "River Tam", "Saffron", "Ferrailleur", "Ferrailleur",
    "Shepherd Book", "Simon Tam", "Skunk", "Stark", "Stitch",
    "Le Patron", "Tracey", "Two-Fry", "Wash", "Yolonda",
    "Zoe", "Papiers « authentiques »", "« Vera »", "Mule 4×4", "Un fort beau chapeau",
    "Carte d'identité de l'Alliance", "La méchante jeep volante de Burgess", "Laser de Burgess", "Couteau de Crow", "Charge explosive",
    "Chevaux rapides", "Grenades GJ Flashkill", "Glücklich Jia 642X", "Faux papiers bâclés", "Kit de piratage improvisé",
    "Le bonnet « astucieux » de Jayne", "La robe rose à froufrous de Kaylee", "Reprogrammeur de Kaylee", "Couteau", "Véhicule d'allure officielle",
    "Pistolet", "Boîtier de sécurité", "Cravate rutilante", "Trousse de chirurgie de Simon", "Cachettes de contrebandier",
    "Cry Baby", "Quartiers d'équipage agrandis", "Soutes extérieures", "Révision complète", "Infirmerie tout équipée",
    "Atelier de désossage à bord", "Propulseur gravitique gonflé", "Bobines de compression flambant neuves", "Crochet céleste", "Accélérateur gravitonique amélioré",
    "Accélérateur radion hyper-efficace Mark III", "Accélérateur radion modifié Mark II",
];

/// By job.
#[rustfmt::skip]
pub static JOBS: [&str; JobId::COUNT as usize] = [
    "Nourrir les gros bonnets de l'Alliance", "Charge lourde : minerai du filon", "Trafic d'armes : commande spéciale", "Marchandise chaude pour colons gelés", "Faire la cour à Kerry",
    "Ferraille militaire", "Trafic d'armes : Jiangyin", "Nourrir les gros bonnets de l'Alliance", "Livraisons Zir Com : courrier prioritaire", "Ferraille militaire",
    "Nourrir les gros bonnets de l'Alliance", "Charge lourde : minerai du filon", "Charge lourde : minerai du filon", "Livraisons Zir Com : courrier prioritaire", "Livraisons Zir Com : courrier prioritaire",
    "Livraisons Zir Com : courrier prioritaire", "Convoi de colons", "Convoi de colons", "Faire la cour à Regina", "Faire la cour à Aphrodite",
    "Volé ou pas, c'est de la marchandise", "Trafic d'armes : Three Hills", "Discrétion exigée", "Matériel d'irrigation", "Ouvriers et matériel",
    "Des flingues pour mes flingueurs", "Tournée de fumier", "Du foin pour les troupeaux", "Le bœuf doit couler à flots", "Recrutement de vachers",
    "Livraison de matériel : Perséphone", "Colons pour New Melbourne", "Secours : Newhope", "Tournée de carburant : Silverhold", "Livraison de fret : Valentine",
    "Le bœuf doit couler à flots", "Le bœuf doit couler à flots", "Le bœuf doit couler à flots", "Chaparder les rations des colons", "Chaparder les rations des colons",
    "Vol de bétail", "Vol de bétail", "Le grand convoi de bétail", "Le grand convoi de bétail", "Tournée de fumier",
    "Du foin pour les troupeaux", "Du foin pour les troupeaux", "Des flingues pour mes flingueurs", "Des misères à Badger", "Hold-up à la banque",
    "Dévaliser le train de l'Alliance", "Une bonne vieille attaque de la poste", "Recrutement de vachers", "Les bonnes clôtures font les bons voisins", "Hold-up à la mine du filon",
    "Livraison de fret : Ariel", "Livraison de fret : Albion", "Livraison de fret : Osiris", "Livraison de fret : Sihnon", "Colons déplacés de force",
    "Colons déplacés de force", "Colons déplacés de force", "Colons déplacés de force", "Vivres : Jubilee", "Vivres : Kerry",
    "Colons pour Regina", "Transport de ferraille : Space Bazaar", "Transport de ferraille : Aesir", "Urgence médicale", "Tournée de carburant : Boros",
    "Vacanciers pour Pelorum", "Livraison de matériel : Bellerophon", "Secours : St Albans", "Convoi d'ouvriers", "Convoi d'étudiants",
    "Semer le chaos", "Retrait à la Première Banque", "Essayez une planète de la Bordure", "Des diamants gros comme des testicules", "Patience à bout",
    "Se procurer le colis du facteur", "Percer les plans de Niska", "Le coup du casino : Badger's 11", "Tout ce qu'il y a d'honnête, je le jure !", "Se tenir à carreau",
    "Percer sur de nouveaux marchés", "Le coup de la paie de l'Alliance", "Plumer les péquenauds", "Fourguer des gouttes", "Qu'ils aillent aux fichues mines",
    "Lever les fonds de la collecte", "Jouer les intermédiaires", "L'heure du bal", "Du solide pour les temps durs", "Trafic d'esclaves",
    "Décharger le filon", "Le coup de l'hôpital", "Histoire de cœur", "Le casse et la corde", "À couper le souffle",
    "Sauter sur la concurrence", "Racket : secouer Jubilee", "Racket : secouer Greenleaf", "Le coup du temple", "L'express des narcotiques",
    "Triste petit roi d'une triste petite colline", "Le coup du train", "Le casse du musée d'Ariel", "Sa Majesté le maire de Whitefall", "Enlèvement, plaisir et profit",
    "Livraison de tech piratée", "Infiltrer le ministère du Commerce", "L'autre neveu de ma femme cherche un vol", "Voler des bonbons aux bébés", "De grands besoins, de grands profits",
    "Délit d'initié", "Frapper le convoi de secours", "Un juge dans la poche de Niska", "Livraison d'organes", "Le facteur n'a sonné qu'une fois",
    "Un étranger en terre étrangère", "Le casse de la banque de l'Alliance", "Espionnage industriel : Blue Sun", "Ce qui est à vous est à moi", "Rafle d'esclaves",
];

/// By nav card, in the order of the table.
#[rustfmt::skip]
pub static NAVS: [&str; NAV.len()] = [
    "Le grand vide", "Croiseur de l'Alliance", "Contrôle des douanes", "Patrouille du Croiseur", "Imbroglio de l'Alliance",
    "Vaisseau abandonné", "Signal de détresse", "Dîner de famille", "Convoi de cargos", "Si la bobine lâche",
    "Petite difficulté technique", "Ennuis en salle des machines", "Le grand vide", "Cutter reaver", "Reavers en chasse",
    "Appât à Reavers", "Un marchand véreux", "Épave", "Dîner de famille", "Vaisseau fantôme",
    "Danger de vol : astéroïde", "Danger de vol : débris", "Conduites de carburant percées", "Fichu propulseur", "Embuscade de ferrailleurs",
    "Cimetière de vaisseaux", "C'est quoi, ce bruit ?",
];

/// By misbehave card.
#[rustfmt::skip]
pub static MISBEHAVES: [&str; MISBEHAVE.len()] = [
    "Tout ce qui n'est pas cloué", "Agents de l'Alliance", "Une touche féminine", "Des gens dans le besoin", "Une journée intéressante",
    "Vote de défiance", "Vieille vendetta", "Embuscade", "Bagarre au couteau", "Une soirée habillée",
    "Un équipage rival", "Profil bas", "Fusillade", "Un peu de couleur locale", "Règlement de comptes à l'ancienne",
    "L'heure des actes héroïques", "Couper l'alarme", "Haute surveillance", "Il nous faut une diversion", "Un petit extra",
    "Le plus beau des jours", "Raid de Reavers", "Une occasion inattendue", "Sécurité dernier cri", "Patrouille de l'Alliance",
    "La loi du coin", "Enlevés par les montagnards", "Accostage refusé", "La justice du shérif", "La ville pourrie où je suis un héros",
    "Les adjoints du trou perdu",
];
