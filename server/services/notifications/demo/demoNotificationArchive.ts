import { applicationPaths } from '#contract/addresses.ts'
import { archiveOf, isArchived } from '#server/demo/demoYears.ts'
import type { DemoStory } from '#server/demo/seed.ts'
import {
  type DemoNotification,
  detailed,
  type OwnNotification,
  type RetoldNotification,
} from './demoNotificationNews.ts'

/** A notification that recurs with the same text. */
type Kind = Pick<RetoldNotification, 'type'> | Omit<OwnNotification, 'told'>
/** Notifications of an ordinary year. */
const perYear = 18

const manager = 'Sophie Leclercq'
const french: readonly Kind[] = [
  { type: 'notification' },
  { type: 'report' },
  { type: 'resolved_report' },
  {
    type: 'contract_document',
    title: 'Appel de fonds du {{quarter}} {{quarterYear}}',
    author: manager,
    path: applicationPaths.personalAccount,
    readers: detailed,
  },
  { type: 'work_order', title: 'Curage des canalisations d’eaux usées', author: null, path: applicationPaths.place },
  { type: 'report_event' },
  {
    type: 'coownership_document',
    title: 'Procès-verbal de l’assemblée générale',
    author: manager,
    path: applicationPaths.decisions,
  },
]

const montrealManager = 'Isabelle Charbonneau'
const quebec: readonly Kind[] = [
  { type: 'notification' },
  { type: 'report' },
  { type: 'resolved_report' },
  {
    type: 'contract_document',
    title: 'Avis de contribution du {{quarter}} {{quarterYear}}',
    author: montrealManager,
    path: applicationPaths.personalAccount,
  },
  {
    type: 'coownership_document',
    title: 'Procès-verbal de l’assemblée annuelle',
    author: montrealManager,
    path: applicationPaths.decisions,
  },
]

type Past = { readonly isQuebec: boolean; readonly scale: number; readonly now: Date }

/** The notifications of earlier years, all read long ago; those about reports and news are spread over the rows of the place. */
export function demoNotificationArchive(
  { reports, news }: Readonly<Record<'reports' | 'news', readonly DemoStory[]>>,
  { isQuebec, scale, now }: Past,
): readonly DemoNotification[] {
  const kinds = isQuebec ? quebec : french
  const dates = archiveOf(perYear * scale)
  return kinds.flatMap((kind, turn): readonly DemoNotification[] => {
    const told = dates.filter((_, index) => index % kinds.length === turn)
    if ('title' in kind) return told.map((ago) => ({ ...kind, told: ago }))
    const past = (kind.type === 'notification' ? news : reports).flatMap(({ steps: [first], isOver }, story) =>
      first && isOver && isArchived(first.at, now) ? [story] : [],
    )
    const step = Math.max(1, past.length / told.length)
    const count = Math.min(told.length, past.length)
    return Array.from({ length: count }, (_, index) => ({ ...kind, story: past[Math.floor(index * step)] ?? 0 }))
  })
}
