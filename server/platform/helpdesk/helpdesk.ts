import type { TicketStatus } from '#contract/support/tickets.ts'

/** A ticket as stored by the help desk. */
export type DeskTicket = {
  readonly id: number
  readonly status: TicketStatus
  readonly requesterId: number
  /** Changes with each update: an update based on an older version is refused. */
  readonly stamp: string
}

/** A person as described to the help desk. */
type DeskPerson = { readonly name: string; readonly email: string }

/** A comment that the portal adds to the ticket. */
export type NewDeskComment = {
  /** Our id: the events of the ticket name it, so that no comment is added twice. */
  readonly reference: string
  /** `null` = the operator. */
  readonly author: DeskPerson | null
  readonly body: string
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[]
}

type NewDeskTicket = {
  /** Our id, by which the ticket is found again. */
  readonly externalId: string
  readonly subject: string
  readonly tags: readonly string[]
  readonly requester: DeskPerson
  readonly comment: NewDeskComment
  readonly status: TicketStatus
  /** A closed ticket that this one continues. */
  readonly followUpOf: number | null
}

/** What happened to a ticket at the help desk at one moment. */
export type DeskEvent = {
  readonly id: number
  readonly at: Date
  /** Our id of the portal's change; `null` = it was made at the help desk. */
  readonly reference: string | null
  /** A comment that the requester may read; `null` = none. */
  readonly comment: {
    /** A guest is somebody whom the operator's agents have added to the conversation. */
    readonly by: 'requester' | 'operator' | 'guest'
    /** Empty = unknown. */
    readonly authorName: string
    readonly body: string
    readonly files: readonly DeskFile[]
  } | null
  /** The status that it led to; `null` = unchanged. */
  readonly status: TicketStatus | null
}
type DeskFile = { readonly name: string; readonly url: string; readonly size: number }

/**
 * A help desk where the operator's agents answer tickets. Every call rejects when the help desk does not respond as expected, and
 * can then be repeated.
 */
export type Helpdesk = {
  /** Identifies the account, in case several have been used. */
  readonly host: string
  /** The ticket that accepts comments, otherwise the latest; `null` = the help desk has none with that id. */
  readonly find: (externalId: string) => Promise<DeskTicket | null>
  /** All events of a ticket, the earliest first. */
  readonly eventsOf: (ticket: DeskTicket) => Promise<readonly DeskEvent[]>
  /** Repeating the same comment opens one ticket. */
  readonly open: (ticket: NewDeskTicket) => Promise<DeskTicket>
  /** Adds a comment, changes the status, or both. Rejects when the ticket has changed meanwhile. */
  readonly update: (
    ticket: DeskTicket,
    change: { readonly comment: NewDeskComment | null; readonly status: TicketStatus | null },
  ) => Promise<DeskTicket>
  /** `null` = the file does not exist, or no longer. */
  readonly download: (file: DeskFile) => Promise<Uint8Array | null>
  /** Our ids of the tickets that have changed since a position, or since a moment if there is none yet. */
  readonly changesSince: (position: string | null, since: Date) => Promise<DeskChanges>
}
type DeskChanges = {
  readonly externalIds: readonly string[]
  /** Where the next call continues. */
  readonly position: string
  readonly isAll: boolean
}
