/** Giving a power online, and what becomes of it. */
export const power = {
  title: 'Who will hold your proxy?',
  required: 'Choose who will vote for you.',
  nobody: 'No other co-owner can hold your proxy for now.',
  instructions: 'Voting instructions (optional)',
  instructionsHint: 'Only this person reads them. Without any, they vote as they see fit.',
  instructionsTitle: 'Instructions',
  instructionsOf: 'Instructions: {{text}}',
  noInstructions: 'No instructions.',
  confirmTitle: 'Confirm this proxy',
  to: 'Proxy given to',
  votes: 'Your votes',
  send: 'Give the proxy',
  givenTitle: 'Your proxy is offered to {{name}}',
  overTitle: 'No proxy can be given now',
  over: {
    offered:
      'You offered your proxy to {{name}}, who has not answered yet. To give it to somebody else, revoke it first.',
    accepted: '{{name}} already holds your proxy. To give it to somebody else, revoke it first.',
    begun: 'The meeting began at {{time}} on {{date}}.',
    notYours: 'Only co-owners can be represented.',
    changed: 'Things have just changed: the previous page tells you where they stand.',
  },
  decision: {
    lead: 'Once they accept, this person votes on your behalf, on this decision only.',
    about: 'For the decision',
    revocable: 'You can revoke it until this person has voted, and replace their vote with your own afterwards.',
    given: 'It counts as soon as this person accepts it. Until then, you can revoke it or vote yourself.',
  },
  meeting: {
    lead: 'Once they accept, this person represents you for the whole meeting, and votes for you in the room.',
    about: 'For the meeting',
    revocable:
      'You can revoke it until a vote of yours is recorded in the room. If you come yourself, you vote yourself.',
    given: 'It counts as soon as this person accepts it, before the meeting. Until then, you can revoke it.',
  },
  refusal: {
    title: 'This person cannot hold your proxy',
    proxy_limit_reached:
      'They may hold three proxies, or more if their votes and those entrusted to them stay within 10% of the total. Choose somebody else.',
    proxy_forbidden:
      'This is not allowed: the manager, their family and their staff hold no proxies, and a proxy cannot be passed on.',
    other: 'Choose somebody else.',
  },
  panel: 'Proxies',
  toPerson: 'You give your proxy to {{name}}',
  fromPerson: '{{name}} gives you their proxy ({{votes}})',
  status: {
    offered: 'Waiting for an answer',
    accepted: 'Accepted',
    declined: 'Declined',
    revoked: 'Revoked',
    used: 'Used',
  },
  accept: 'Accept',
  decline: 'Decline',
  giveBack: 'Give this proxy back',
  revoke: 'Revoke this proxy',
  use: 'Vote on their behalf',
  comeInstead:
    'Come to the meeting: once your attendance is recorded, this person is represented and you vote for them.',
  failed: 'That was not possible. Nothing has changed: try again.',
}
