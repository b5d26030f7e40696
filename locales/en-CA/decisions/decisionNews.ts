import type { Translated } from '../../catalogue.ts'
import type { decisionNews as source } from '../../fr-FR/decisions/decisionNews.ts'

export const decisionNews: Translated<typeof source> = {
  label: 'Decision',
  opened: 'Vote by {{dueAt}} on “{{title}}”',
  reminder: 'You have until {{dueAt}} to vote on “{{title}}”',
  votedForYou: '{{name}} voted for you by proxy on “{{title}}”',
  powerOffered: '{{name}} gives you a proxy to vote on “{{title}}”',
  powerAccepted: '{{name}} has accepted your proxy to vote on “{{title}}”',
  powerDeclined: '{{name}} has declined your proxy to vote on “{{title}}”',
  powerRevoked: '{{name}} has revoked their proxy to vote on “{{title}}”',
  representationOffered: '{{name}} gives you their proxy for the meeting of {{heldAt}}',
  representationAccepted: '{{name}} has agreed to represent you at the meeting of {{heldAt}}',
  representationDeclined: '{{name}} will not represent you at the meeting of {{heldAt}}',
  representationRevoked: '{{name}} has revoked their proxy for the meeting of {{heldAt}}',
  paperToCheck: 'A paper proxy for “{{title}}” waits for your check',
  contestToCheck: 'A contested vote on “{{title}}” waits for your check',
  castVoteContested: 'A vote that you recorded on “{{title}}” is contested, and no longer counts',
  voteConfirmed: '{{name}} checked and confirmed the vote by proxy on “{{title}}”, and it counts',
  voteRefused: '{{name}} refuses the vote by proxy on “{{title}}”, and it does not count',
  accepted: 'The resolution “{{title}}” is adopted',
  discarded: 'The resolution “{{title}}” is rejected',
  toAnswer: 'Owners ask you for a special meeting on “{{title}}”',
  awaitingRequalification:
    'Voting on “{{title}}” is suspended until the president answers a request for a special meeting',
  requalified: 'A special meeting on {{heldAt}} will debate “{{title}}”',
  recordedInRoom: 'Your vote on “{{title}}” is recorded in the meeting',
  meetingRefused: 'The president refuses the special meeting requested on “{{title}}”',
  abandoned: 'The president abandons the project “{{title}}”',
  head: 'Vote log of “{{title}}”: {{count}} lines, fingerprint {{head}}. Keep this message: it would prove a rewrite',
  altered: 'The votes on “{{title}}” were altered outside the portal, and the count is stopped',
  concluded: 'The project “{{title}}” is closed',
}
