import { z } from 'zod'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { Permission } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The types of notifications for which e-mails with the texts are sent. */
export const exchangeTypes = ['conversations', 'post'] as const
export const exchangeType = z.enum(exchangeTypes)
export type ExchangeType = z.output<typeof exchangeType>

/** Characters of a message or post in an e-mail. */
export const mailedLength = 1_000
/** The most messages or posts of one exchange in an e-mail. */
export const mailedMessages = 5
/** The most that are counted. */
export const countedMessages = 100

/** What a person has not read in a conversation or a topic, the oldest first. */
export type Unread = {
  readonly placeName: string
  readonly name: string
  /** `mailedMessages` at most. */
  readonly messages: readonly { readonly author: string; readonly text: string; readonly hasFiles: boolean }[]
  /** The number of unread ones, `countedMessages` at most. */
  readonly count: number
  /** The number of the last one that is counted. */
  readonly lastSeq: number
}

type UnreadQuery = {
  readonly userId: string
  readonly offer: OfferCode
  readonly locale: LocaleCode
  readonly subjectId: string
  /** The number of the last one that was mailed. */
  readonly after: number
}

type Reply = {
  readonly subjectId: string
  readonly roles: readonly RoleName[]
  /** A second reply with the same id posts nothing. */
  readonly id: string
  readonly body: string
  readonly attachmentIds: string[]
}

/** How e-mails present the exchanges of an area, and bring replies back. */
export type ExchangeSource = {
  readonly type: ExchangeType
  /** The permission to take part. */
  readonly permission: Permission
  /** The subject of a notification's link. */
  readonly subjectOf: (path: string) => string | null
  readonly placeOf: (db: Queryable, subjectId: string) => Promise<string | null>
  /** The messages that still have to be mailed; `null` = none, or the person muted the exchange. */
  readonly unreadOf: (db: Queryable, query: UnreadQuery) => Promise<Unread | null>
  /** Whether a post with an id exists. */
  readonly isPosted: (db: Queryable, id: string) => Promise<boolean>
  /**
   * Posts in the person's name what they could post on the page, and marks the exchange as read. Refuses for the same reasons as
   * the page.
   */
  readonly post: (ctx: SignedInCtx, reply: Reply) => Promise<void>
}
