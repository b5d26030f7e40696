import { meetingPapers } from './decisions/meetingPapers.ts'

/**
 * Papers generated from the data on request, as PDF; a browser that opens one directly appends `access_token`.
 * `locale` is the language of the linking screen; without it, the paper is in the language of the person.
 * On the receipt, `with_choice=1` prints the choice and the secret that proves it.
 */
export const paperPaths = {
  ...meetingPapers,
  receipt: '/v1/decisions/:decisionId/votes/:voteId/receipt.pdf',
  decisionMinutes: '/v1/decisions/:decisionId/minutes.pdf',
  meetingMinutes: '/v1/meetings/:meetingId/minutes.pdf',
  correspondenceForm: '/v1/meetings/:meetingId/correspondence_form.pdf',
  /** The person's own account in a fiscal year, to read and print, and for a spreadsheet. */
  statement: '/v1/users/me/places/:placeId/fiscal_years/:fiscalYearId/statement.pdf',
  statementCsv: '/v1/users/me/places/:placeId/fiscal_years/:fiscalYearId/statement.csv',
  /** The accounts of a fiscal year for the general meeting: all annexes to read and print, and one of them for a spreadsheet. */
  annexes: '/v1/places/:placeId/fiscal_years/:fiscalYearId/annexes.pdf',
  annexCsv: '/v1/places/:placeId/fiscal_years/:fiscalYearId/annexes/:annex/annex.csv',
  /** The person's own mandate in force, as it was signed. */
  mandate: '/v1/places/:placeId/money_order/mandate.pdf',
  /** The receipt of the person's own payment, once it is in the books. */
  paymentReceipt: '/v1/payments/:paymentId/receipt.pdf',
  /** Not a PDF: a file of collections in the bank's format, once it is handed out. */
  collectionFile: '/v1/places/:placeId/collection_files/:fileId/file',
  /** The same for refunds. */
  refundFile: '/v1/places/:placeId/refund_files/:fileId/file',
} as const
