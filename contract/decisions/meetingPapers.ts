/** The dashboard links to these papers; it does not load `paperPaths`, which has the others. */
export const meetingPapers = {
  convocation: '/v1/meetings/:meetingId/convocation.pdf',
  /** Not a PDF: the meeting as an entry for a calendar application. */
  meetingCalendar: '/v1/meetings/:meetingId/meeting.ics',
} as const
