import { applicationPaths } from '#contract/addresses.ts'
import type { NotificationType } from '#contract/notifications.ts'
import type { EquipmentValue } from '#contract/reports/reports.ts'

export type DemoNotification = {
  readonly type: NotificationType
  readonly title: string
  /** Days ago. */
  readonly told: number
  readonly author: string | null
  readonly path: string | null
  /** The index of the report or of the news it leads to, among those of its place. */
  readonly report?: number
  readonly news?: number
  /** The key of the topic it leads to. */
  readonly topic?: string
  /** The equipment it is about; a place without it gets no such notification. */
  readonly about?: EquipmentValue
  /** Only for the co-owner and the president. */
  readonly isDetailed?: boolean
  readonly isUnread?: boolean
  /** Only an unread notification asks for something. */
  readonly isHighlighted?: boolean
  /** It concerns the person, not a place. */
  readonly isPersonal?: boolean
}

const manager = 'Sophie Leclercq'
const president = 'Hélène Vanderbeken'

/** The notifications of the French offers, the latest first. */
export const frenchNews: readonly DemoNotification[] = [
  {
    type: 'report_event',
    title: 'Fuite d’eau dans le local à vélos',
    told: 0.08,
    author: manager,
    path: null,
    report: 0,
    isUnread: true,
  },
  {
    type: 'work_order',
    title: 'Passage du plombier jeudi entre 8 h et 10 h',
    told: 0.3,
    author: null,
    path: null,
    report: 0,
    isUnread: true,
    isHighlighted: true,
  },
  {
    type: 'conversations',
    title: 'Prêt du diable pour le déménagement',
    told: 0.6,
    author: 'Karim Belkacem',
    path: null,
    isDetailed: true,
    isUnread: true,
  },
  {
    type: 'report',
    title: 'Lumière du palier du 3e qui clignote',
    told: 1.5,
    author: 'Odile Marchand',
    path: null,
    report: 2,
    about: 'light',
  },
  {
    type: 'notification',
    title: 'Relevé des compteurs d’eau mardi prochain',
    told: 2,
    author: manager,
    path: null,
    news: 0,
    isUnread: true,
  },
  {
    type: 'contract_document',
    title: 'Appel de fonds du 1er trimestre',
    told: 3.2,
    author: manager,
    path: applicationPaths.personalAccount,
    isDetailed: true,
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
    isDetailed: true,
  },
  {
    type: 'coownership_document',
    title: 'Carnet d’entretien 2029',
    told: 6,
    author: manager,
    path: null,
  },
  {
    type: 'zendesk_ticket',
    title: 'Attestation pour mon assurance',
    told: 9.4,
    author: 'Bruno Hennebelle',
    path: null,
    isDetailed: true,
    isPersonal: true,
  },
  {
    type: 'notification',
    title: 'Le chauffage est en service',
    told: 16,
    author: manager,
    path: null,
    news: 1,
  },
  {
    type: 'resolved_report',
    title: 'Porte du garage bloquée ouverte',
    told: 19,
    author: manager,
    path: null,
    report: 3,
    about: 'underground_parking',
  },
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
    isDetailed: true,
  },
  { type: 'resolved_report', title: 'Boîtes aux lettres forcées', told: 52, author: manager, path: null, report: 4 },
  {
    type: 'coownership_document',
    title: 'Procès-verbal de l’assemblée générale',
    told: 95,
    author: manager,
    path: null,
  },
  {
    type: 'contract_document',
    title: 'Appel de fonds du 4e trimestre',
    told: 96,
    author: manager,
    path: applicationPaths.personalAccount,
    isDetailed: true,
  },
  {
    type: 'post',
    title: 'Qui a perdu un chat gris ?',
    told: 118,
    author: 'Odile Marchand',
    path: null,
    topic: 'cat',
    isDetailed: true,
  },
  {
    type: 'contract_document',
    title: 'Appel de fonds du 3e trimestre',
    told: 188,
    author: manager,
    path: applicationPaths.personalAccount,
    isDetailed: true,
  },
]

const montrealManager = 'Isabelle Charbonneau'

/** The same in Québec. */
export const quebecNews: readonly DemoNotification[] = [
  {
    type: 'report_event',
    title: 'Infiltration d’eau au plafond du stationnement',
    told: 0.1,
    author: montrealManager,
    path: null,
    report: 0,
    isUnread: true,
  },
  {
    type: 'work_order',
    title: 'Visite du plombier jeudi entre 8 h et 10 h',
    told: 0.5,
    author: null,
    path: null,
    report: 0,
    isUnread: true,
    isHighlighted: true,
  },
  { type: 'report', title: 'Interphone en panne', told: 2, author: 'Geneviève Tremblay', path: null, report: 1 },
  {
    type: 'notification',
    title: 'Essai annuel de l’alarme incendie',
    told: 3,
    author: montrealManager,
    path: null,
    news: 0,
    isUnread: true,
  },
  {
    type: 'coownership_document',
    title: 'Règlement de l’immeuble à jour',
    told: 12,
    author: montrealManager,
    path: null,
  },
  {
    type: 'resolved_report',
    title: 'Éclairage extérieur éteint',
    told: 28,
    author: montrealManager,
    path: null,
    report: 2,
  },
]
