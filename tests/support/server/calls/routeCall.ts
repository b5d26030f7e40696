import type { api } from '#contract/api.ts'

/** The ids a call can name: a place, or a row of one person. */
export type Named = {
  readonly placeId: string
  readonly identityId: string
  readonly sessionId: string
  readonly notificationId: string
  readonly invitationId: string
  readonly reportId: string
  readonly equipmentId: string
  readonly actualityId: string
  readonly decisionId: string
  readonly voteId: string
  readonly powerId: string
  readonly meetingId: string
  readonly meetingPowerId: string
  readonly fiscalYearId: string
  readonly entryId: string
  readonly worksId: string
  readonly callId: string
  readonly bankLineId: string
  readonly paymentId: string
  readonly mandateId: string
  readonly signatureRequestId: string
  readonly fileId: string
  readonly answerId: string
  readonly lineId: string
  readonly refundId: string
  readonly refundFileId: string
  readonly conversationId: string
  readonly messageId: string
  readonly otherMessageId: string
  readonly cannedAnswerId: string
  readonly abuseReportId: string
  readonly ticketId: string
  readonly topicId: string
  readonly postId: string
  readonly otherPostId: string
}

export type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

type Api = typeof api
/** A well-formed call of every route of one table. */
export type CallsOf<Table extends keyof Api> = (named: Named) => { readonly [Operation in keyof Api[Table]]: Call }
