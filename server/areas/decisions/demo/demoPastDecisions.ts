import type { DemoDecisionText } from './demoDecisionTexts.ts'

type PastDecisions = Readonly<Record<'letterboxes' | 'insulation' | 'cameras', DemoDecisionText>>

/** Decisions of earlier years. */
export const frenchPast: PastDecisions = {
  letterboxes: {
    title: 'Remplacement des boîtes aux lettres',
    description:
      'Les boîtes ne ferment plus et ne sont plus aux normes de La Poste. Il est proposé de les remplacer par un ensemble en acier, serrures et noms compris.',
    project: 'Boîtes aux lettres',
    rule: 'art24',
    presidentAnswer: 'Les nouvelles boîtes sont posées depuis le printemps. Le projet est clos.',
  },
  insulation: {
    title: 'Isolation des canalisations de chauffage',
    description:
      'Le diagnostic relève de fortes pertes au sous-sol. Il est proposé d’isoler toutes les canalisations de chauffage ; l’économie attendue est de 9 % par an.',
    project: 'Économies d’énergie',
    rule: 'art24',
    presidentAnswer: 'Les travaux ont été reçus sans réserve. Le projet est clos.',
  },
  cameras: {
    title: 'Vidéosurveillance du hall',
    description:
      'Après plusieurs vols de colis, il est proposé d’installer deux caméras dans le hall, dont les images seraient conservées quinze jours.',
    project: 'Sécurité',
    rule: 'art25',
    presidentAnswer: 'L’assemblée n’en a pas voulu : la serrure du hall sera renforcée à la place.',
  },
}

export const quebecPast: PastDecisions = {
  letterboxes: {
    title: 'Remplacement des casiers postaux',
    description:
      'Les serrures des casiers sont forcées une fois par hiver. Il est proposé de les remplacer par un module en acier approuvé par Postes Canada.',
    project: 'Casiers postaux',
    rule: 'ccq1096',
    presidentAnswer: 'Les casiers sont installés. Le dossier est clos.',
  },
  insulation: {
    title: 'Isolation de la tuyauterie de chauffage',
    description:
      'L’étude énergétique relève des pertes importantes au sous-sol. Il est proposé d’isoler toute la tuyauterie de chauffage.',
    project: 'Économies d’énergie',
    rule: 'ccq1096',
    presidentAnswer: 'Les travaux sont terminés et la subvention reçue. Le dossier est clos.',
  },
  cameras: {
    title: 'Caméras dans l’entrée',
    description: 'Après plusieurs vols de colis, il est proposé d’installer deux caméras dans l’entrée.',
    project: 'Sécurité',
    rule: 'ccq1096',
    presidentAnswer: 'Les copropriétaires n’en ont pas voulu : un casier à colis sera étudié.',
  },
}
