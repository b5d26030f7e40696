/** What the dashboard links to; the other papers are with `paperPaths`, which it does not load. */
export const meetingPapers = {
  convocation: '/v1/meetings/:meetingId/convocation.pdf',
  /** Not a PDF: the meeting as an entry for a calendar application. */
  meetingCalendar: '/v1/meetings/:meetingId/meeting.ics',
} as const
