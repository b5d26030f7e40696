import type { DemoDecisionTexts } from './demoDecisionTexts.ts'
import { quebecPast } from './demoPastDecisions.ts'

export const quebecDecisions: DemoDecisionTexts = {
  ...quebecPast,
  facade: {
    title: 'Réfection du parement de brique',
    description:
      'Les joints du parement s’effritent du côté de la rue et l’inspection recommande d’agir avant deux hivers. Il est proposé de confier le rejointoiement à Maçonnerie Lavallée, échafaudage compris.',
    project: 'Enveloppe du bâtiment',
    rule: 'ccq1096',
    quote: {
      fileName: 'Soumission parement.pdf',
      company: 'Maçonnerie Lavallée inc.',
      lines: [
        ['Échafaudage et protection du trottoir', 24],
        ['Rejointoiement et remplacement de briques', 56],
        ['Allèges et calfeutrage des fenêtres', 20],
      ],
    },
    messages: ['J’aimerais entendre l’entrepreneur avant de me prononcer.'],
  },
  manager: {
    title: 'Renouvellement du contrat de gestion',
    description:
      'Le contrat du gestionnaire se termine cette année. Il est proposé de le renouveler pour trois ans aux mêmes conditions, indexées au coût de la vie.',
    project: null,
    rule: 'ccq1096',
  },
  lift: {
    title: 'Modernisation de l’ascenseur',
    description:
      'Le contrôleur n’est plus fabriqué et les pannes se répètent. Il est proposé de le remplacer, avec le limiteur de vitesse. La dépense est partagée entre les fractions que l’ascenseur dessert.',
    project: 'Ascenseur',
    rule: 'ccq1096',
    quote: {
      fileName: 'Soumission ascenseur.pdf',
      company: 'Ascenseurs Saint-Laurent',
      lines: [
        ['Contrôleur et câblage', 62],
        ['Limiteur de vitesse', 25],
        ['Essais et mise en service', 13],
      ],
    },
  },
  charging: {
    title: 'Bornes de recharge au stationnement',
    description:
      'Il est proposé d’installer le câblage et un tableau de gestion de charge, pour que chacun puisse raccorder sa borne. La subvention de Roulez vert est déduite de la soumission.',
    project: 'Recharge des véhicules',
    rule: 'ccq1096',
    quote: {
      fileName: 'Soumission recharge.pdf',
      company: 'Électriciens du Plateau',
      lines: [
        ['Câblage et conduits', 58],
        ['Tableau de gestion de charge', 30],
        ['Permis et inspection', 12],
      ],
    },
  },
  gate: {
    title: 'Contrôle des accès par carte',
    description:
      'À la suite de deux intrusions, il est proposé de remplacer les serrures des entrées par des lecteurs de carte, avec un registre des passages gardé trente jours.',
    project: 'Sécurité des accès',
    rule: 'ccq1097',
    quote: {
      fileName: 'Soumission accès.pdf',
      company: 'Serrurerie Beaubien',
      lines: [
        ['Lecteurs et gâches électriques', 66],
        ['Serveur et cartes', 21],
        ['Programmation', 13],
      ],
    },
    messages: [
      'Un registre de nos allées et venues, c’est sérieux. Il faut en parler en assemblée avant de voter.',
      'Qui pourra lire ce registre? La proposition ne le dit pas.',
    ],
  },
  boiler: {
    title: 'Remplacement de la chaudière',
    description:
      'La chaudière arrive à la fin de sa vie utile selon l’étude du fonds de prévoyance. Il est proposé de la remplacer par un appareil à condensation.',
    project: 'Chauffage',
    rule: 'ccq1096',
    quote: {
      fileName: 'Soumission chaudière.pdf',
      company: 'Plomberie Maisonneuve',
      lines: [
        ['Démontage et disposition', 11],
        ['Chaudière à condensation et cheminée', 64],
        ['Équilibrage et mise en service', 25],
      ],
    },
  },
  caretaker: {
    title: 'Aménagement de la terrasse commune',
    description:
      'Il est proposé d’aménager la terrasse du toit en jardin : bacs, ombrage et éclairage. L’ingénieur confirme que la structure le permet.',
    project: 'Terrasse',
    rule: 'ccq1097',
  },
  bicycles: {
    title: 'Supports à vélos au garage',
    description: 'Il est proposé de convertir une case de visiteurs en supports à vélos sur deux étages.',
    project: null,
    rule: 'ccq1096',
    messages: ['La case des visiteurs est vide neuf jours sur dix : le projet mérite une seconde discussion.'],
  },
  fund: {
    title: 'Cotisation au fonds de prévoyance selon l’étude',
    description:
      'L’étude du fonds de prévoyance recommande une cotisation plus élevée sur vingt-cinq ans. Il est proposé de l’appliquer dès le prochain exercice.',
    project: 'Fonds de prévoyance',
    rule: 'ccq1096',
  },
  courtyard: {
    title: 'Réaménagement de la cour intérieure',
    description:
      'Les dalles se soulèvent après chaque hiver et la cour ne sert à personne. Il est proposé de la planter et d’y installer deux bancs et un éclairage discret.',
    project: 'Cour intérieure',
    rule: 'ccq1096',
  },
  roof: {
    title: 'Réfection complète de la toiture',
    description:
      'Une infiltration a été réparée au printemps. Il est proposé de refaire toute la membrane plutôt que de réparer encore.',
    project: 'Toiture',
    rule: 'ccq1096',
    presidentAnswer:
      'L’inspection conclut que la membrane est bonne pour huit ans. Le projet est abandonné; la toiture est visitée chaque automne.',
  },
}
