/**
 * Milliseconds for which what somebody else on the page has just read is not read again; what changes meanwhile is told
 * by a live event.
 */
export const justRead = 30_000
