import type { DemoDecisionName } from './demoDecisionSituations.ts'
import type { DemoDecisionText } from './demoDecisionTexts.ts'

/** Decisions of a building still under warranty, where nothing is worn out. */
export const loireDecisions: Readonly<Partial<Record<DemoDecisionName, Partial<DemoDecisionText>>>> = {
  facade: {
    title: 'Brise-soleil sur les façades sud',
    description:
      'L’été dernier, les logements exposés au sud ont dépassé trente degrés plusieurs nuits de suite. Il est proposé de confier à l’entreprise Façades de l’Estuaire la pose de brise-soleil coulissants, avec l’accord de l’architecte et sans effet sur les garanties de construction.',
    project: 'Confort d’été',
    // An improvement of the common parts: a majority of all votes.
    rule: 'art25',
    quote: {
      fileName: 'Devis brise-soleil.pdf',
      company: 'Façades de l’Estuaire',
      lines: [
        ['Nacelle et protection du quai', 14],
        ['Brise-soleil coulissants', 58],
        ['Rails et fixations', 21],
        ['Réglages et contrôle', 7],
      ],
    },
    instructions: 'Pour, si les réglages sont bien compris dans le prix.',
  },
  lift: {
    title: 'Contrat étendu pour l’ascenseur Amont',
    description:
      'La garantie de l’appareil se termine bientôt. Il est proposé de souscrire pour dix ans un contrat d’entretien étendu, pièces et dépannage de nuit compris. Seuls les copropriétaires qui supportent la charge de l’ascenseur votent, selon leurs parts.',
    quote: {
      fileName: 'Devis contrat ascenseur.pdf',
      company: 'Ascenseurs Delcourt',
      lines: [
        ['Entretien et pièces, dix ans', 71],
        ['Dépannage de nuit et du week-end', 22],
        ['Téléalarme', 7],
      ],
    },
  },
  charging: {
    description:
      'Le parking a été livré précâblé. Il est proposé d’y ajouter le tableau et les compteurs qui permettront à chacun de poser sa borne. Le raccordement est financé en partie par le programme Advenir ; le reste à charge figure au devis.',
    quote: {
      fileName: 'Devis bornes.pdf',
      company: 'Électricité Carpentier',
      lines: [
        ['Tableau divisionnaire et compteurs', 63],
        ['Passages coupe-feu et repérage', 22],
        ['Raccordement et contrôle', 15],
      ],
    },
  },
  boiler: {
    title: 'Eau chaude solaire sur le toit Aval',
    description:
      'Les réseaux ont été prévus à la construction. Il est proposé de poser des capteurs qui préchauffent l’eau des deux bâtiments, sans toucher à la végétation du toit. L’économie attendue est de 18 % sur le chauffage et l’eau chaude.',
    project: 'Eau chaude solaire',
    quote: {
      fileName: 'Devis solaire.pdf',
      company: 'Soleil de Loire',
      lines: [
        ['Capteurs et supports lestés', 52],
        ['Ballon et échangeur', 29],
        ['Réseaux et régulation', 13],
        ['Mise en service', 6],
      ],
    },
  },
  caretaker: {
    title: 'Vente de l’ancien bureau de vente',
    description:
      'Le bureau de vente du promoteur est revenu à la copropriété et reste vide depuis la livraison. Il est proposé de le vendre et d’affecter le prix au fonds de travaux. L’avis de valeur de deux agences est consultable chez le syndic.',
  },
  fund: {
    title: 'Constitution d’un fonds de travaux sans attendre',
    description:
      'La loi laisse dix ans aux immeubles neufs avant de cotiser. Il est proposé de commencer dès maintenant, à hauteur de 5 % du budget, pour préparer les premiers travaux.',
    project: 'Fonds de travaux',
  },
  courtyard: {
    title: 'Plantation de la cour intérieure',
    description:
      'La pelouse livrée n’a pas pris et la cour ne sert à personne. Il est proposé d’y planter des arbres, d’y poser deux bancs et un éclairage discret, et de garder un passage pour les pompiers.',
  },
  roof: {
    title: 'Accès sécurisé aux toitures végétalisées',
    description:
      'Le jardinier monte par une échelle mobile. Il est proposé de poser deux échelles fixes et une ligne de vie plutôt que de louer une nacelle à chaque visite.',
    project: 'Toitures végétalisées',
    presidentAnswer:
      'Le constructeur pose la ligne de vie à ses frais, au titre des garanties. Le projet est abandonné.',
  },
  letterboxes: {
    title: 'Consigne à colis dans le hall',
    description:
      'Les colis s’entassent sous les boîtes aux lettres. Il est proposé d’installer une consigne de douze casiers à code, en acier, à côté des boîtes.',
    project: 'Consigne à colis',
    presidentAnswer: 'La consigne est en service. Le projet est clos.',
  },
  insulation: {
    title: 'Raccordement au réseau de chaleur',
    description:
      'Le réseau de chaleur de la ville longe désormais le quai. Il est proposé d’y raccorder la résidence ; l’économie attendue est de 9 % par an.',
  },
}
