import { applicationPaths } from '#contract/addresses.ts'
import type { NotificationType } from '#contract/notifications.ts'
import { pathOf } from '#contract/paths.ts'
import { demoId } from '#server/demo/chance.ts'

type Shown = {
  /** The recipients among demo accounts; without it, everybody of the offer. */
  readonly readers?: readonly string[]
  readonly isUnread?: boolean
  /** Only an unread notification asks for an action. */
  readonly isHighlighted?: boolean
  /** Concerns the person, not a place. */
  readonly isPersonal?: boolean
}
/** Tells an event of a report or of news, with its text and at its time. */
export type RetoldNotification = Shown & {
  readonly type: 'report' | 'report_event' | 'resolved_report' | 'notification'
  /** The index of its report or news, among those of its place. */
  readonly story: number
}
/** Tells something with its own text. */
export type OwnNotification = Shown & {
  readonly type: NotificationType
  /** `{{year}}` is the current year; `{{quarter}}` and `{{quarterYear}}` are the next quarter, `{{visit}}` a morning one week later. */
  readonly title: string
  /** Days ago. */
  readonly told: number
  readonly author: string | null
  readonly path: string | null
  /** The index of its report. */
  readonly report?: number
  /** The key of its topic. */
  readonly topic?: string
}
export type DemoNotification = RetoldNotification | OwnNotification

export const detailed = ['coproprietaire', 'president'] as const
const hour = 1 / 24
const manager = 'Sophie Leclercq'
const president = 'Hélène Vanderbeken'

/** The notifications of the French offers. */
export const frenchNews: readonly DemoNotification[] = [
  { type: 'report_event', story: 0, isUnread: true },
  {
    type: 'work_order',
    title: 'Remplacement de la vanne du local à vélos',
    told: 0.3,
    author: null,
    path: null,
    report: 0,
    isUnread: true,
    isHighlighted: true,
  },
  {
    type: 'conversations',
    title: 'Ravalement : trois devis à comparer',
    told: 2 * hour,
    author: 'Karim Belkacem',
    path: pathOf('conversation', {
      conversationId: demoId('conversation tilleuls Ravalement : trois devis à comparer'),
    }),
    readers: detailed,
    isUnread: true,
  },
  { type: 'report', story: 2 },
  { type: 'notification', story: 0, isUnread: true },
  {
    type: 'contract_document',
    title: 'Appel de fonds du {{quarter}}',
    told: 3.2,
    author: manager,
    path: applicationPaths.personalAccount,
    readers: detailed,
    isUnread: true,
    isHighlighted: true,
  },
  {
    type: 'post',
    title: 'Des bacs à compost dans le jardin ?',
    told: 4.1,
    author: president,
    path: null,
    topic: 'compost',
    readers: detailed,
  },
  {
    type: 'coownership_document',
    title: 'Carnet d’entretien {{year}}',
    told: 6,
    author: manager,
    path: applicationPaths.equipments,
  },
  // The operator answers on behalf of the portal, without a name.
  {
    type: 'zendesk_ticket',
    title: 'Je ne reçois plus les e-mails du portail',
    told: 47 * hour,
    author: null,
    path: pathOf('ticket', { ticketId: demoId('ticket Je ne reçois plus les e-mails du portail') }),
    readers: ['coproprietaire'],
    isUnread: true,
  },
  {
    type: 'zendesk_ticket',
    title: 'Le reçu de vote ne s’ouvre pas sur une tablette',
    told: 27 * hour,
    author: null,
    path: pathOf('ticket', { ticketId: demoId('ticket Le reçu de vote ne s’ouvre pas sur une tablette') }),
    readers: ['president'],
  },
  { type: 'notification', story: 1 },
  { type: 'resolved_report', story: 3 },
  {
    type: 'notification',
    title: 'Vérifiez votre numéro de téléphone',
    told: 30,
    author: null,
    path: applicationPaths.profile,
    isPersonal: true,
  },
  {
    type: 'work_order',
    title: 'Visite annuelle de la chaufferie',
    told: 41,
    author: null,
    path: applicationPaths.equipments,
    readers: detailed,
  },
  { type: 'resolved_report', story: 4 },
  {
    type: 'coownership_document',
    title: 'Contrat d’entretien des extincteurs',
    told: 95,
    author: manager,
    path: applicationPaths.equipments,
  },
  {
    type: 'contract_document',
    title: 'Appel de fonds du {{quarter}}',
    told: 96,
    author: manager,
    path: applicationPaths.personalAccount,
    readers: detailed,
  },
  {
    type: 'post',
    title: 'Qui a perdu un chat gris ?',
    told: 118,
    author: 'Odile Marchand',
    path: null,
    topic: 'cat',
    readers: detailed,
  },
]

const montrealManager = 'Isabelle Charbonneau'

/** The same in Québec. */
export const quebecNews: readonly DemoNotification[] = [
  { type: 'report_event', story: 0, isUnread: true },
  {
    type: 'work_order',
    title: 'Visite de l’entrepreneur pour la membrane, {{visit}}',
    told: 0.5,
    author: null,
    path: null,
    report: 0,
    isUnread: true,
    isHighlighted: true,
  },
  { type: 'report', story: 1 },
  { type: 'notification', story: 0, isUnread: true },
  {
    type: 'coownership_document',
    title: 'Règlement de l’immeuble à jour',
    told: 12,
    author: montrealManager,
    path: applicationPaths.place,
  },
  { type: 'resolved_report', story: 2 },
]
