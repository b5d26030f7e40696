import type { OfferCode } from '#contract/offers.ts'
import type { TicketStatus } from '#contract/support/tickets.ts'
import { demoId } from '#server/demo/chance.ts'
import { inOrder } from '#server/demo/demoHours.ts'
import type { ticketComments, tickets } from '../tickets.tables.ts'

type Line = { readonly hoursAgo: number; readonly isFromOperator: boolean; readonly body: string }
type Told = {
  readonly person: string
  readonly place: string
  readonly offer: OfferCode
  readonly subject: string
  readonly status: TicketStatus
  /** Whether the requester has read the last answer. */
  readonly isRead: boolean
  /** In order. */
  readonly lines: readonly Line[]
}

const asks = (hoursAgo: number, body: string): Line => ({ hoursAgo, isFromOperator: false, body })
const answers = (hoursAgo: number, body: string): Line => ({ hoursAgo, isFromOperator: true, body })

const told: readonly Told[] = [
  {
    person: 'coproprietaire',
    place: 'tilleuls',
    offer: 'ESE',
    subject: 'Je ne reçois plus les e-mails du portail',
    status: 'pending',
    isRead: false,
    lines: [
      asks(
        74,
        'Bonjour, depuis la semaine dernière je ne reçois plus d’e-mail quand un signalement avance. Mon adresse n’a pas changé.',
      ),
      answers(
        47,
        'Bonjour Madame Delattre, votre messagerie a refusé nos deux derniers envois. Pouvez-vous regarder dans les indésirables et nous dire si notre adresse y figure ?',
      ),
    ],
  },
  {
    person: 'coproprietaire',
    place: 'vauban',
    offer: 'ESE',
    subject: 'Afficher deux immeubles sur le téléphone',
    status: 'closed',
    isRead: true,
    lines: [
      asks(1_490, 'Bonjour, comment passer d’un immeuble à l’autre sur mon téléphone ?'),
      answers(1_466, 'Bonjour, touchez le nom de l’immeuble en haut de l’écran : la liste de vos immeubles s’ouvre.'),
      asks(1_464, 'Parfait, je n’avais pas vu. Merci !'),
    ],
  },
  {
    person: 'president',
    place: 'tilleuls',
    offer: 'ESE',
    subject: 'Le reçu de vote ne s’ouvre pas sur une tablette',
    status: 'open',
    isRead: true,
    lines: [
      asks(30, 'Bonjour, sur ma tablette le reçu reste blanc. Sur l’ordinateur tout va bien.'),
      answers(27, 'Bonjour, de quelle tablette s’agit-il, et avec quel navigateur ?'),
      asks(5, 'Une tablette Android de 2021, avec le navigateur d’origine.'),
    ],
  },
  {
    person: 'vqc',
    place: 'plateau',
    offer: 'VQC',
    subject: 'Changer la langue des courriels',
    status: 'new',
    isRead: true,
    lines: [asks(20, 'Bonjour, j’aimerais recevoir les courriels en anglais pour mon conjoint. Est-ce possible?')],
  },
]

/** Questions to the operator of the portal, answered by the administrator. */
export function demoTickets(now: Date) {
  const rows = {
    tickets: [] as (typeof tickets.$inferInsert)[],
    ticketComments: [] as (typeof ticketComments.$inferInsert)[],
  }
  for (const { person, place, offer, lines, isRead, ...ticket } of told) {
    const id = demoId(`ticket ${ticket.subject}`)
    const requesterId = demoId(`person ${person}`)
    const said = lines.map(({ hoursAgo, isFromOperator: isFromStaff }) => {
      return { at: new Date(now.getTime() - hoursAgo * 3_600_000), isFromStaff }
    })
    const moments = inOrder(said, { offer })
    const comments = lines.map(({ isFromOperator, body }, index) => ({
      id: demoId(`ticket ${ticket.subject} ${index}`),
      ticketId: id,
      authorId: isFromOperator ? demoId('person admin') : requesterId,
      isFromOperator,
      body,
      createdAt: moments[index] ?? now,
    }))
    rows.ticketComments.push(...comments)
    const [createdAt = now] = moments
    const answeredAt = comments.findLast(({ isFromOperator }) => isFromOperator)?.createdAt ?? null
    const updatedAt = moments.at(-1) ?? now
    const readAt = isRead ? updatedAt : createdAt
    rows.tickets.push({
      ...ticket,
      id,
      offer,
      requesterId,
      placeId: demoId(`place ${place}`),
      createdAt,
      updatedAt,
      answeredAt,
      readAt,
    })
  }
  // The database numbers them in this order.
  return { ...rows, tickets: rows.tickets.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt)) }
}
