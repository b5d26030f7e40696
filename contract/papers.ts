/**
 * Papers made from the data when they are asked for, as PDF; a browser that opens one by itself appends `access_token`.
 * `locale` is the language of the screen that leads to it; without one, it is written in the language of the person.
 * On the receipt `with_choice=1` prints the secret that shows what was voted.
 */
export const paperPaths = {
  receipt: '/v1/decisions/:decisionId/votes/:voteId/receipt.pdf',
  decisionMinutes: '/v1/decisions/:decisionId/minutes.pdf',
  meetingMinutes: '/v1/meetings/:meetingId/minutes.pdf',
  correspondenceForm: '/v1/meetings/:meetingId/correspondence_form.pdf',
} as const
