import type { Catalogue } from '../catalogue.ts'

export const support: Catalogue['support'] = {
  lead: 'A question about the portal, or a page that does not work? The portal team answers here. Questions about a building are for its manager.',
  write: 'Write to support',
  list: 'Your tickets',
  more: 'Show more tickets',
  files: 'Photos and documents',
  failed: 'It could not be sent. Your text is kept: try again in a moment.',
  waitForFiles: 'A file is still being uploaded.',
  row: {
    unread: 'New reply:',
    detail: 'Ticket no. {{number}} · {{date}}',
  },
  status: {
    new: 'Received',
    open: 'In progress',
    pending: 'Answered',
    solved: 'Resolved',
    closed: 'Closed',
  },
  none: {
    title: 'No tickets yet',
    text: 'Your questions to the portal team and their answers appear here.',
  },
  new: {
    title: 'Your question',
    name: 'Name',
    email: 'Email address',
    subject: 'Subject',
    body: 'What happened?',
    hint: 'Say what you were doing and what you expected; a screenshot often helps.',
    send: 'Send',
    close: 'Close',
    sent: 'Ticket sent',
  },
  failedScreen: {
    subject: 'A page stopped working',
    body: 'Page: {{path}}\nBrowser: {{browser}}\nPortal version: {{version}}\n\nWhat I was doing: ',
  },
  page: {
    number: 'Ticket no. {{number}}',
    openedOn: 'Sent on {{date}}',
    answersTo: 'Answers here and to {{email}}',
    by: '{{name}}, {{email}}',
    closed: 'This ticket is closed. For a new question, open a new ticket.',
    solvedForOperator: 'Resolved: a message from the requester reopens it.',
    closedForOperator: 'Closed: it takes no more messages.',
    solve: 'Mark as resolved',
    solved: 'Ticket resolved',
  },
  comments: {
    title: 'Conversation',
    label: 'Messages of the ticket',
    more: 'Show earlier messages',
    operator: 'Support',
  },
  reply: {
    label: 'Your message',
    answer: 'Your reply',
    settle: 'The ticket is resolved',
    send: 'Send',
    sent: 'Message sent',
  },
  gone: {
    title: 'Ticket not found',
    text: 'It does not exist, or it belongs to somebody else.',
    toList: 'See your tickets',
  },
  queue: {
    legend: 'Tickets',
    waiting: 'To answer',
    pending: 'Answered',
    finished: 'Done',
    list: 'Support tickets',
    none: {
      waiting: 'No ticket is waiting for an answer',
      pending: 'No answered tickets',
      finished: 'No finished tickets',
    },
    noneText: {
      waiting: 'New support tickets appear here.',
      pending: 'Tickets that have been answered appear here.',
      finished: 'Finished tickets appear here.',
    },
    toQueue: 'See the tickets to answer',
    detail: 'No. {{number}} · {{name}} · {{date}}',
    forbiddenTitle: 'This page is for administrators only',
    forbidden: 'Administrators of the portal answer support tickets here.',
  },
}

export const texts = { support }
