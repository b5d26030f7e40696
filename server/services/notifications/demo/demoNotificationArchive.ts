import { applicationPaths } from '#contract/addresses.ts'
import { archiveOf } from '#server/demo/demoYears.ts'
import type { DemoNotification } from './demoNotificationNews.ts'

/** What somebody is told again and again, the same way each time. */
type Kind = Pick<DemoNotification, 'type' | 'title' | 'author' | 'path' | 'isDetailed'>
/** Notifications of an ordinary year. */
const perYear = 18

const manager = 'Sophie Leclercq'
const french: readonly Kind[] = [
  { type: 'notification', title: 'Nouvelle information de l’agence', author: manager, path: applicationPaths.news },
  { type: 'report', title: 'Un nouveau signalement', author: 'Odile Marchand', path: applicationPaths.reports },
  { type: 'resolved_report', title: 'Un signalement est résolu', author: manager, path: applicationPaths.reports },
  {
    type: 'contract_document',
    title: 'Appel de fonds du trimestre',
    author: manager,
    path: applicationPaths.personalAccount,
    isDetailed: true,
  },
  { type: 'work_order', title: 'Ramonage et visite des conduits', author: null, path: applicationPaths.place },
  { type: 'report_event', title: 'Du nouveau sur un signalement', author: manager, path: applicationPaths.reports },
  {
    type: 'coownership_document',
    title: 'Procès-verbal de l’assemblée générale',
    author: manager,
    path: applicationPaths.decisions,
  },
]

const montrealManager = 'Isabelle Charbonneau'
const quebec: readonly Kind[] = [
  { type: 'notification', title: 'Nouvel avis du bureau', author: montrealManager, path: applicationPaths.news },
  { type: 'report', title: 'Un nouveau signalement', author: 'Geneviève Tremblay', path: applicationPaths.reports },
  {
    type: 'resolved_report',
    title: 'Un signalement est réglé',
    author: montrealManager,
    path: applicationPaths.reports,
  },
  {
    type: 'contract_document',
    title: 'Avis de cotisation du trimestre',
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

/** The notifications of the years before, all read long ago. */
export function demoNotificationArchive(isQuebec: boolean, scale: number): readonly DemoNotification[] {
  const kinds = isQuebec ? quebec : french
  return archiveOf(perYear * scale).flatMap((told, index) => {
    const kind = kinds[index % kinds.length]
    return kind ? [{ ...kind, told }] : []
  })
}
