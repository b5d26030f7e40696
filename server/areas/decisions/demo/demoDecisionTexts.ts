import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import type { DemoDecisionName } from './demoDecisionSituations.ts'
import { frenchPast } from './demoPastDecisions.ts'

export type DemoQuote = {
  readonly fileName: string
  readonly company: string
  /** Each line's weight in the total. */
  readonly lines: readonly (readonly [label: string, weight: number])[]
}
export type DemoDecisionText = {
  readonly title: string
  readonly description: string
  readonly project: string | null
  readonly rule: MajorityRule
  readonly quote?: DemoQuote
  /** Messages to the president from owners who request a meeting; the others wrote nothing. */
  readonly messages?: readonly string[]
  /** How an owner who gives their power wants to vote. */
  readonly instructions?: string
  /** Why an owner contests the vote that was cast for them. */
  readonly contest?: string
  readonly presidentAnswer?: string
}
export type DemoDecisionTexts = Readonly<Record<DemoDecisionName, DemoDecisionText>>

export const frenchDecisions: DemoDecisionTexts = {
  ...frenchPast,
  facade: {
    title: 'Ravalement de la façade sur rue',
    description:
      'L’enduit de la façade sur rue se fissure et deux balcons sont à purger. Il est proposé de confier le ravalement à l’entreprise Façades du Nord, échafaudage et reprise des appuis compris, pour un démarrage au printemps. Deux autres entreprises ont été consultées : leurs prix sont plus élevés de 9 % et de 14 %.',
    project: 'Ravalement',
    rule: 'art24',
    quote: {
      fileName: 'Devis ravalement.pdf',
      company: 'Façades du Nord',
      lines: [
        ['Échafaudage, protection de la rue et des vitrages', 21],
        ['Purge et reprise des balcons et des appuis', 17],
        ['Piquage et réfection de l’enduit', 44],
        ['Peinture des garde-corps et des ferronneries', 11],
        ['Nettoyage et enlèvement des gravats', 7],
      ],
    },
    messages: ['Le choix de l’entreprise mérite d’être discuté de vive voix.'],
    instructions: 'Pour, si les garde-corps sont bien compris dans le prix.',
  },
  manager: {
    title: 'Renouvellement du mandat du syndic pour trois ans',
    description:
      'Le mandat du syndic arrive à son terme. Il est proposé de le renouveler pour trois ans aux honoraires de l’année passée, révisés selon l’indice des prix. Le contrat type et la fiche d’information sont joints à la convocation.',
    project: null,
    rule: 'art25',
    contest: 'Je n’ai signé aucun pouvoir pour ce vote. Ce n’est pas ma signature.',
  },
  lift: {
    title: 'Modernisation de l’ascenseur',
    description:
      'L’armoire de commande date de la pose de l’appareil et n’est plus fabriquée. Il est proposé de la remplacer, avec le parachute et l’éclairage de la cabine. Seuls les copropriétaires qui supportent la charge de l’ascenseur votent, selon leurs parts.',
    project: 'Ascenseur',
    rule: 'art24_iii',
    quote: {
      fileName: 'Devis ascenseur.pdf',
      company: 'Ascenseurs Delcourt',
      lines: [
        ['Armoire de commande et câblage', 58],
        ['Parachute et limiteur de vitesse', 24],
        ['Éclairage et boutons de la cabine', 12],
        ['Essais et mise en service', 6],
      ],
    },
  },
  charging: {
    title: 'Bornes de recharge dans le parking',
    description:
      'Il est proposé d’équiper le parking d’une colonne électrique qui permettra à chacun de poser sa borne. Le raccordement est financé en partie par le programme Advenir ; le reste à charge figure au devis.',
    project: 'Recharge des véhicules',
    rule: 'art24',
    quote: {
      fileName: 'Devis colonne de recharge.pdf',
      company: 'Électricité Carpentier',
      lines: [
        ['Colonne horizontale et tableau divisionnaire', 63],
        ['Passages coupe-feu et repérage', 22],
        ['Raccordement et contrôle', 15],
      ],
    },
  },
  gate: {
    title: 'Fermeture de la résidence par un portail',
    description:
      'Après plusieurs dégradations, il est proposé de fermer l’entrée par un portail motorisé et un portillon à digicode. Le portail resterait ouvert de 8 h à 19 h pour les commerces et les soins.',
    project: 'Sécurité des accès',
    rule: 'art25',
    quote: {
      fileName: 'Devis portail.pdf',
      company: 'Métallerie Lesage',
      lines: [
        ['Portail coulissant et motorisation', 61],
        ['Portillon, digicode et ventouse', 26],
        ['Maçonnerie et réseaux', 13],
      ],
    },
    messages: [
      'Beaucoup d’entre nous reçoivent des aides à domicile le soir. Parlons-en ensemble avant de fermer quoi que ce soit.',
      'Le devis ne dit rien de l’entretien du moteur. Une assemblée permettrait d’entendre l’entreprise.',
    ],
  },
  boiler: {
    title: 'Remplacement de la chaudière collective',
    description:
      'La chaudière vieillit et son rendement baisse. Il est proposé de la remplacer par deux chaudières à condensation, avec l’équilibrage du réseau. L’économie attendue est de 18 % sur le chauffage.',
    project: 'Chauffage',
    rule: 'art25',
    quote: {
      fileName: 'Devis chaudière.pdf',
      company: 'Thermique Vasseur',
      lines: [
        ['Dépose et évacuation de l’ancienne chaudière', 9],
        ['Deux chaudières à condensation et leur conduit', 57],
        ['Équilibrage du réseau et robinets', 23],
        ['Mise en service et désembouage', 11],
      ],
    },
  },
  caretaker: {
    title: 'Vente de l’ancienne loge',
    description:
      'La loge est vide depuis deux ans. Il est proposé de la vendre et d’affecter le prix au fonds de travaux. L’avis de valeur de deux agences est consultable chez le syndic.',
    project: null,
    rule: 'art26',
  },
  bicycles: {
    title: 'Local à vélos fermé dans la cour',
    description:
      'Il est proposé de construire un abri fermé de vingt places à côté du local des poubelles, avec la même clé que le hall.',
    project: null,
    rule: 'art25',
    messages: ['L’idée est bonne et l’emplacement ne l’est pas : en assemblée, nous en trouverions un autre.'],
  },
  fund: {
    title: 'Cotisation au fonds de travaux portée à 7 % du budget',
    description:
      'La cotisation est aujourd’hui de 5 % du budget, le minimum de la loi. Il est proposé de la porter à 7 % pour préparer les travaux du plan pluriannuel.',
    project: 'Plan pluriannuel de travaux',
    rule: 'art25',
  },
  courtyard: {
    title: 'Réaménagement de la cour intérieure',
    description:
      'Les pavés se soulèvent et la cour ne sert à personne. Il est proposé de la planter, d’y poser deux bancs et un éclairage discret, et de garder un passage pour les pompiers.',
    project: 'Cour intérieure',
    rule: 'art24',
  },
  roof: {
    title: 'Étanchéité de la toiture-terrasse',
    description:
      'Une infiltration a été réparée l’hiver dernier. Il est proposé de refaire toute l’étanchéité, avec l’isolation, plutôt que de réparer encore.',
    project: 'Toiture',
    rule: 'art24',
    presidentAnswer:
      'L’expertise montre que l’étanchéité tient encore dix ans. Le projet est abandonné ; une visite est faite chaque automne.',
  },
}

/** Without a lift, the lots of the same key share the staircase. */
export const staircase: DemoDecisionText = {
  title: 'Réfection de l’escalier',
  description:
    'Les marches sont usées et l’éclairage reste allumé toute la nuit. Il est proposé de refaire peintures, nez de marche et éclairage. Seuls les copropriétaires que l’escalier dessert votent, selon leurs parts.',
  project: 'Escalier',
  rule: 'art24_iii',
  quote: {
    fileName: 'Devis escalier.pdf',
    company: 'Peintures Honoré',
    lines: [
      ['Peinture des murs et de la rampe', 52],
      ['Nez de marche et revêtement', 31],
      ['Éclairage à détection', 17],
    ],
  },
}

/** Where nobody parks a car, bicycles are charged. */
export const bicycleCharging: DemoDecisionText = {
  title: 'Prises électriques dans le local à vélos',
  description:
    'Il est proposé d’équiper le local à vélos de huit prises sous badge, avec un détecteur de fumée. Chacun paie le courant qu’il consomme.',
  project: 'Recharge des vélos',
  rule: 'art24',
  quote: {
    fileName: 'Devis prises.pdf',
    company: 'Électricité Carpentier',
    lines: [
      ['Tableau et prises sous badge', 68],
      ['Détection de fumée', 18],
      ['Raccordement et contrôle', 14],
    ],
  },
}

/** Where there has never been a lodge. */
export const unusedRoom: DemoDecisionText = {
  title: 'Vente d’un local commun inoccupé',
  description:
    'Le local du rez-de-chaussée ne sert plus depuis deux ans. Il est proposé de le vendre et d’affecter le prix au fonds de travaux. L’avis de valeur de deux agences est consultable chez le syndic.',
  project: null,
  rule: 'art26',
}
