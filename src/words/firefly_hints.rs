//! What a beginner is told of Firefly: 20 words a hint at most.

super::catalogue! {
    /// The hints of Firefly.
    FireflyHints {
        aim: "This is what wins: the goals of the story, in order. Jobs bring the money and crew for them.", "Voilà ce qui fait gagner : les objectifs, dans l'ordre. Les contrats rapportent l'argent et l'équipage qu'il faut.";
        aim_limited: "This is what wins: most goals of the story after the last round, then most money. Jobs bring both.", "Voilà ce qui fait gagner : le plus d'objectifs après le dernier tour, puis d'argent. Les contrats rapportent les deux.";
        @sets aim_told: "This is what wins here: press it to read it all. Jobs bring the money, the crew and the trust for it.", "Voilà ce qui fait gagner ici : touchez pour tout lire. Les contrats rapportent l'argent, l'équipage et la confiance qu'il faut.";
        @sets aim_deeds: "This is what wins: five goal tokens, one for each crime, smuggling or piracy job and each bounty.", "Voilà ce qui fait gagner : cinq jetons, un par crime, contrebande ou piraterie et par prime.";
        jobs: "Keep jobs that you may do: legal ones need no misbehaving. A job done makes its contact Solid with you.", "Gardez les contrats faisables : les légaux se font sans magouille. Un contrat accompli vaut le soutien de son contact.";
        place: "Start where you can buy crew at once, or beside a contact: jobs are dealt once all ships are placed.", "Partez d'où l'on peut engager tout de suite, ou près d'un contact : les contrats viennent ensuite.";
        @sets place_jobless: "Start beside a contact, or where you can buy crew at once: no jobs are dealt in this match.", "Partez près d'un contact, ou d'où l'on peut engager tout de suite : aucun contrat n'est distribué ici.";
        @sets haven: "Your haven: free fuel and rest, no Cruiser, and the story ends here. Choose one near contacts and supply.", "Votre havre : carburant et repos gratuits, pas de Croiseur ; l'histoire y finit. Prenez-le près de contacts et magasins.";
        @sets haven_goods: "Your haven: goods are handed in here for goal tokens, and nobody boards you. Choose one near contacts and supply.", "Votre havre : on y remet des marchandises contre des jetons, à l'abri des abordages. Prenez-le près de contacts et magasins.";
        @sets opening: "This set-up card: draw each of your starting jobs of a contact you name. Jobs near each other save turns.", "Cette carte de mise en place : piochez vos contrats chez qui vous nommez. Des contrats voisins épargnent des tours.";
        @sets opening_tolled: "This set-up card: all three starting jobs of one contact, and twenty rounds to play. Choose one whose places are near.", "Cette carte de mise en place : trois contrats d'un seul contact, et vingt tours à jouer. Prenez-en un proche.";
        @sets opening_marks: "A goal token goes where each of these jobs ends: whoever finishes a job there takes it. Choose a contact near.", "Un jeton d'objectif va où finit chacun de ces contrats : qui y finit un contrat le prend. Prenez un contact proche.";
        @sets opening_draft: "This set-up card: cards of one supply deck are shared out free, one by one. Take crew first.", "Cette carte de mise en place : un approvisionnement est partagé gratis, carte par carte. L'équipage d'abord.";
        @sets opening_bought: "This set-up card: your money buys ship, fuel and parts, and no jobs are dealt. Keep some for crew.", "Cette carte de mise en place : votre argent paie vaisseau, carburant et pièces ; aucun contrat. Gardez-en pour l'équipage.";
        @sets opening_alone: "Alone you may buy before the first turn: crew whose skills your jobs ask for comes first.", "Seul, vous pouvez acheter avant le premier tour : d'abord l'équipage que demandent vos contrats.";
        turn: "A turn has two different actions: fly, buy, deal or work. They stand here, always.", "Un tour a deux actions différentes : voler, acheter, traiter ou travailler. Elles sont toujours ici.";
        hire: "Crew make jobs possible: buy at a supply planet and hire those who have the skills your jobs ask for.", "L'équipage rend les contrats possibles : achetez sur une planète marchande et engagez qui a les compétences demandées.";
        deal: "A contact is here. Deal: look at up to three jobs and accept up to two.", "Un contact est ici. Traitez : regardez jusqu'à trois contrats, acceptez-en jusqu'à deux.";
        route: "Amber rim: a mosey, one safe sector. Blue rim: a full burn, for one fuel and a card a sector.", "Bord ambre : croisière, un secteur sans risque. Bord bleu : pleins gaz, un carburant et une carte par secteur.";
        nav: "A card for each sector of a full burn. Most let you fly on; read what each way risks.", "Une carte par secteur à pleins gaz. La plupart laissent passer ; lisez ce que risque chaque issue.";
        full_stop: "Full stop ends the flight, not the turn: your other action is still yours.", "L'arrêt complet finit le vol, pas le tour : il vous reste l'autre action.";
        load: "You are where a job begins. Work loads its goods; then fly to where it ends.", "Vous êtes où commence un contrat. Travailler charge ses marchandises ; volez ensuite où il finit.";
        team: "Choose who goes. Who stays neither helps nor meets its cards, but an immoral job upsets moral crew aboard too.", "Choisissez qui part. Qui reste n'aide pas, ne voit aucune carte, mais un contrat immoral mécontente aussi les moraux restés.";
        misbehave: "Pass every misbehave card: with its ace at once, else choose a way and roll.", "Passez chaque magouille : d'emblée avec son atout, sinon choisissez une issue et lancez le dé.";
        ace: "The ace in the hole: whoever or whatever it names, on the job, passes the card at once.", "L'atout : la personne ou la chose qu'il nomme, présente au travail, fait réussir la carte d'emblée.";
        test: "One die plus all points of the skill. The line in which the total falls is what happens.", "Un dé plus tous les points de la compétence. La ligne où tombe le total est ce qui arrive.";
        deliver: "This is where a job ends. Work once more, and it pays.", "C'est ici que finit un contrat. Travaillez encore une fois, et il paie.";
        pay: "Every crew wants the price on its card. Whom you do not pay is disgruntled.", "Chaque équipier veut le prix de sa carte. Qui n'est pas payé devient mécontent.";
        moral: "One of your jobs is immoral: when it is done, everybody aboard with a heart gets disgruntled.", "Un de vos contrats est immoral : à la fin, tous ceux du bord qui ont un cœur sont mécontents.";
        stash: "Outlawed goods in the hold: customs do not search the stash. Stow them there; the Cruiser finds both.", "Marchandise interdite en soute : la douane ne fouille pas la cache. Rangez-la là ; le Croiseur trouve les deux.";
        solid: "First job done: its contact is Solid with you, and now buys goods or does favours: Deal there to see.", "Premier contrat accompli : ce contact vous soutient, achète ou rend service. Allez le voir pour savoir quoi.";
        goal: "Now the story. This line tells what its next goal asks for: skills, money or contacts Solid with you.", "Au tour de l'histoire. Cette ligne dit ce que demande le prochain objectif : compétences, argent ou soutiens.";
        pursue: "Your next goal can be worked here. See the chance before you go.", "Votre prochain objectif se travaille ici. Regardez vos chances avant d'y aller.";
        disgruntled: "Disgruntled: rivals beside you hire crew away; at a second token they leave, a leader fires all. Shore leave helps.", "Mécontent : un rival sur place peut l'engager ; au second jeton il part, un chef renvoie tous. La permission aide.";
        shore_leave: "Shore leave: a Buy action, $100 a head, and nobody aboard is disgruntled any more.", "La permission : une action Acheter, 100 $ par tête, et plus personne n'est mécontent.";
        warrant: "You hold a warrant: Cruiser and Customs matter now, and Harken does not deal with you.", "Vous avez un mandat : Croiseur et douane vous guettent, et Harken ne traite plus avec vous.";
        @sets warrant_hunted: "You hold a warrant: Cruiser, Corvette and Customs matter now, and Harken does not deal with you.", "Vous avez un mandat : Croiseur, Corvette et douane vous guettent, et Harken ne traite plus avec vous.";
        @sets alert: "A Reaver alert beside you: who enters rolls a die, and may meet a Cutter.", "Une alerte reaver voisine : qui entre lance un dé, et peut y trouver un Cutter.";
        @sets harrow: "Lord Harrow of Highgate buys nothing. Once Solid he sells cargo and adds money to shipping and smuggling.", "Lord Harrow, à Highgate, n'achète rien. Soutien : il vend de la cargaison, arrondit fret et contrebande.";
        @sets universe: "Mr Universe hears everything. He gives no jobs but challenges: each makes one of yours harder and richer.", "Mr Universe entend tout. Pas de contrats, des défis : chacun rend un des vôtres plus dur et plus riche.";
        @sets higgins: "Magistrate Higgins owns Harvest's mud. Once Solid: one more active job. With Jayne aboard he shuts his door.", "Magistrate Higgins possède la boue de Harvest. Soutien : un contrat actif de plus. Avec Jayne à bord, rien.";
        @sets fanty: "Fanty and Mingo, twins, buy nothing. Once Solid they sell contraband and add money to transport.", "Fanty et Mingo, jumeaux, n'achètent rien. Soutien : ils vendent de la contrebande, arrondissent les transports.";
        @sets dare: "A challenge fits this job: lay it under now, or never. Both are done together.", "Un défi convient à ce contrat : maintenant ou jamais. Les deux se font ensemble.";
        @sets blue_sun: "Blue Sun: three Reaver Cutters, which leave alerts where they were. West of the chart lies Rim Space.", "Blue Sun : trois Cutters reavers, qui laissent des alertes où ils étaient. À l'ouest, la Lisière.";
        @sets kalidasa: "Kalidasa: the Operative's Corvette hunts outlaws anywhere and takes wanted crew. Blue shields are the Alliance's alerts.", "Kalidasa : la Corvette de l'Agent traque partout les hors-la-loi et prend les recherchés. Écussons bleus : alertes de l'Alliance.";
        @sets alert_cards: "An alert card is in force, or soon will be: it binds everybody. Its name stands here.", "Une carte d'alerte est en vigueur, ou le sera : elle s'impose à tous. Son nom est ici.";
        @sets bounties: "Three people are hunted for money: their faces stand here. Whoever carries one bound may be attacked.", "Trois têtes sont mises à prix : leurs visages sont ici. Qui transporte un captif peut être attaqué.";
        @sets showdown: "Name your strongest skill: points and a die. The higher total wins, the defender a tie.", "Nommez votre meilleure compétence : ses points et un dé. Le plus haut total gagne, le défenseur à égalité.";
        @sets points: "Breakin' Atmo: some jobs pay more for each point of a skill that goes along.", "Breakin' Atmo : certains contrats paient plus pour chaque point d'un talent présent.";
    }
}
