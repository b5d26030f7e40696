import type { DemoReport } from './demoReportTexts.ts'

/** Nobody has acknowledged it yet, so a manager has to see it first. */
const unanswered = {
  kind: 'emergency',
  status: 'opened',
  equipment: 'corridor',
  category: 2,
  created: 0.05,
  promised: 0,
  witnesses: 2,
  photos: ['ceiling'],
  history: [],
} as const satisfies Partial<DemoReport>

/** By the key of the place. */
export const demoNewEmergencies: Readonly<Record<string, DemoReport>> = {
  vauban: {
    ...unanswered,
    title: 'Eau qui coule du plafond au 2e étage',
    description:
      'De l’eau coule du plafond du palier, à un mètre du tableau électrique. Une bassine ne suffit plus, et personne ne répond à l’étage au-dessus.',
  },
  canal: {
    ...unanswered,
    title: 'Dégât d’eau au plafond du 2e étage',
    description:
      'De l’eau coule du plafond du corridor, à un mètre du panneau électrique. La chaudière déborde, et ça ne répond pas au 3e.',
  },
}
