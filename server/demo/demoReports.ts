import type { reports } from '../reports/reports.tables.ts'
import { demoId } from './chance.ts'
import { demoPlaces } from './demoPlaces.ts'

const day = 24 * 3_600_000

type DemoReport = {
  readonly title: string
  readonly category: number
  readonly kind: 'emergency' | 'dysfunctional'
  readonly status: 'opened' | 'acknowledged' | 'resolved'
  /** Days ago. */
  readonly created: number
  readonly updated: number
}

const french: readonly DemoReport[] = [
  {
    title: 'Fuite d’eau dans le local à vélos',
    category: 2,
    kind: 'emergency',
    status: 'acknowledged',
    created: 3,
    updated: 0.4,
  },
  {
    title: 'Ascenseur du bâtiment A à l’arrêt',
    category: 7,
    kind: 'dysfunctional',
    status: 'acknowledged',
    created: 6,
    updated: 1.2,
  },
  {
    title: 'Lumière du palier du 3e qui clignote',
    category: 7,
    kind: 'dysfunctional',
    status: 'opened',
    created: 1.5,
    updated: 1.5,
  },
  {
    title: 'Porte du garage bloquée ouverte',
    category: 3,
    kind: 'dysfunctional',
    status: 'resolved',
    created: 24,
    updated: 19,
  },
  {
    title: 'Boîtes aux lettres forcées',
    category: 4,
    kind: 'dysfunctional',
    status: 'resolved',
    created: 61,
    updated: 52,
  },
]
const quebec: readonly DemoReport[] = [
  {
    title: 'Infiltration d’eau au plafond du stationnement',
    category: 2,
    kind: 'emergency',
    status: 'acknowledged',
    created: 4,
    updated: 0.6,
  },
  { title: 'Interphone en panne', category: 7, kind: 'dysfunctional', status: 'opened', created: 2, updated: 2 },
  {
    title: 'Éclairage extérieur éteint',
    category: 7,
    kind: 'dysfunctional',
    status: 'resolved',
    created: 33,
    updated: 28,
  },
]

/** Reports in every state, in every place. */
export const demoReports = (now: Date): (typeof reports.$inferInsert)[] =>
  demoPlaces.flatMap(({ key, offer }) =>
    (offer === 'VQC' ? quebec : french).map(({ created, updated, ...report }, index) => ({
      ...report,
      id: demoId(`report ${key} ${index}`),
      placeId: demoId(`place ${key}`),
      createdAt: new Date(now.getTime() - created * day),
      updatedAt: new Date(now.getTime() - updated * day),
    })),
  )
