import type { Translated } from '../catalogue.ts'
import type { texts as source } from '../fr-FR/contest.ts'

export const texts: Translated<typeof source> = {
  contest: {
    title: 'Contest a vote',
    reading: 'One moment, the link is opening…',
    heading: 'A vote was recorded in your name',
    about: 'The vote in question',
    decision: 'Decision',
    place: 'Building',
    castBy: 'Recorded by',
    way: 'How',
    castAt: 'When',
    moment: '{{date}} at {{time}}',
    ways: {
      paper: 'With a paper proxy that bears your signature',
      online: 'With the proxy that you gave online',
      room: 'In the room, during the meeting',
    },
    lead: 'If this vote should not have been recorded, or not this way, contest it. It is then set aside: it does not count until somebody who took no part in it has checked it.',
    until: 'You can contest it until {{date}} at {{time}}, once with this link.',
    untilCount: 'You can contest it until the votes are counted at the meeting, once with this link.',
    reason: 'Why do you contest this vote?',
    reasonHint: 'The manager and the president of the board, who check votes, will read it.',
    send: 'Contest this vote',
    failed: 'We received no answer. Your text is still here: try again, and nothing is recorded twice.',
    outcomes: {
      contested: {
        heading: 'This vote is contested',
        text: 'It is set aside: it does not count until somebody who took no part in it has checked it.',
      },
      confirmed: {
        heading: 'This vote was checked',
        text: 'You contested it. Somebody who took no part in it has checked and confirmed it: it counts.',
      },
      refused: {
        heading: 'This vote was refused',
        text: 'Somebody who took no part in it has checked and refused it: it does not count.',
      },
      replaced: {
        heading: 'This vote was replaced',
        text: 'A later vote replaces it, and this one no longer counts. If the new vote is not your own, another message told you so, with a link of its own.',
      },
      counted: {
        heading: 'The votes are counted',
        text: 'This vote was counted. It is too late to contest it with this link.',
      },
      leftOut: {
        heading: 'The votes are counted',
        text: 'This vote was not counted: nobody had checked it in time.',
      },
    },
    voteYourself:
      'Until {{date}} at {{time}}, you can also vote yourself in your client portal. Only your own vote then counts.',
    unknown: {
      heading: 'This link is not valid',
      text: 'Its address is incomplete, or it is too old. Open it from the message that you received.',
    },
    unreachable: {
      heading: 'The link could not be opened',
      text: 'Check your connection, then try again. Your link was not used.',
    },
    contact: 'A question about this vote? Write to your manager:',
    portal: 'Open my client portal',
  },
}
