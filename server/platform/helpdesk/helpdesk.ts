import type { TicketStatus } from '#contract/support/tickets.ts'

/** A ticket as the help desk has it. */
export type DeskTicket = {
  readonly id: number
  readonly status: TicketStatus
  readonly requesterId: number
  /** Changes with each update: an update of an older one is refused. */
  readonly stamp: string
}

/** A person as the help desk is to know them. */
type DeskPerson = { readonly name: string; readonly email: string }

/** A comment that the portal adds there. */
export type NewDeskComment = {
  /** Ours: the events of the ticket name it, so that no comment is added twice. */
  readonly reference: string
  /** `null` = the operator. */
  readonly author: DeskPerson | null
  readonly body: string
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array }[]
}

type NewDeskTicket = {
  /** Ours: the ticket is found again by it. */
  readonly externalId: string
  readonly subject: string
  readonly tags: readonly string[]
  readonly requester: DeskPerson
  readonly comment: NewDeskComment
  readonly status: TicketStatus
  /** A ticket that takes no more comments, and that this one goes on from. */
  readonly followUpOf: number | null
}

/** What happened to a ticket there at one moment. */
export type DeskEvent = {
  readonly id: number
  readonly at: Date
  /** What the portal wrote with it; `null` = it happened there. */
  readonly reference: string | null
  /** A comment that the requester may read; `null` = none. */
  readonly comment: {
    /** A guest is somebody whom the operator's people have added to the conversation. */
    readonly by: 'requester' | 'operator' | 'guest'
    /** Empty = unknown. */
    readonly authorName: string
    readonly body: string
    readonly files: readonly DeskFile[]
  } | null
  /** The status that it led to; `null` = it changed none. */
  readonly status: TicketStatus | null
}
type DeskFile = { readonly name: string; readonly url: string; readonly size: number }

/**
 * A help desk at which the operator's people answer tickets. Every call rejects when the help desk does not answer as it should, and
 * may be repeated then.
 */
export type Helpdesk = {
  /** Names it where several have been used. */
  readonly host: string
  /** The ticket that takes comments, otherwise the latest; `null` = the help desk has none of that id. */
  readonly find: (externalId: string) => Promise<DeskTicket | null>
  /** All that happened to a ticket, the earliest first. */
  readonly eventsOf: (ticket: DeskTicket) => Promise<readonly DeskEvent[]>
  /** The same comment opens one ticket. */
  readonly open: (ticket: NewDeskTicket) => Promise<DeskTicket>
  /** Adds a comment, changes the status, or both. Rejects when the ticket has changed meanwhile. */
  readonly update: (
    ticket: DeskTicket,
    change: { readonly comment: NewDeskComment | null; readonly status: TicketStatus | null },
  ) => Promise<DeskTicket>
  /** `null` = it is not there, or no longer. */
  readonly download: (file: DeskFile) => Promise<Uint8Array | null>
  /** Our ids of the tickets that have changed since a position, or since a moment when there is none yet. */
  readonly changesSince: (position: string | null, since: Date) => Promise<DeskChanges>
}
type DeskChanges = {
  readonly externalIds: readonly string[]
  /** Where the next call goes on. */
  readonly position: string
  readonly isAll: boolean
}
