import { answerOf, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { ended, shows, stepMoves } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import type { VoteAct, VoteDraft } from './vote.setup.ts'
import { voteSetup } from './vote.setup.ts'

const voting = '§4 Decision: vote for or against'
const steps = stepMoves('#vote.preparing.opening')

const opening = voteSetup.createStateConfig({
  description: 'Opens the requested step, as far as the draft goes.',
  meta: { specification: voting },
  always: [
    {
      guard: 'hasPassed',
      target: '#vote.closed',
      description: 'The due date had passed before the page was opened, perhaps from an old link.',
    },
    {
      guard: { type: 'isRequested', params: { step: 'confirm' } },
      target: '#vote.confirm',
      description: 'On to the password, or back to it.',
    },
    {
      guard: { type: 'isRequested', params: { step: 'choice' } },
      target: 'choice',
      description: 'The papers were read before.',
    },
    { target: 'documents', description: 'Otherwise the flow begins with the resolution.' },
  ],
})

const documents = voteSetup.createStateConfig({
  description: 'Step 1 of 3: the resolution, its papers and its cost for the person, who confirms having read them.',
  meta: { specification: '§5 Vote form' },
  tags: 'documents',
  entry: shows('documents'),
  initial: 'reading',
  states: {
    reading: { description: 'The person reads.' },
    unread: {
      description: 'They went on without ticking the box: the page says why it is required.',
      tags: 'incomplete',
    },
  },
  on: {
    ...steps,
    'documents.tick': {
      description: 'They say that they have read everything, or take it back.',
      actions: [{ type: 'rememberReading', params: ({ event }) => event }, 'copyDraft'],
    },
    'documents.confirm': [
      { guard: 'hasRead', target: 'choice', description: 'They have read everything.' },
      { target: '.unread', description: 'The box is not ticked.' },
    ],
  },
})

const choice = voteSetup.createStateConfig({
  description: 'Step 2 of 3: for, against, or abstaining, each with its effect on the count.',
  meta: { specification: voting },
  tags: 'choice',
  entry: shows('choice'),
  initial: 'choosing',
  states: {
    choosing: { description: 'The person makes up their mind.' },
    unchosen: { description: 'They went on without choosing: the cards say so.', tags: 'incomplete' },
  },
  on: {
    ...steps,
    'choice.choose': {
      target: '.choosing',
      description: 'They choose.',
      actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'copyDraft'],
    },
    'choice.confirm': [
      { guard: 'hasChosen', target: '#vote.confirm', description: 'On to the password.' },
      { target: '.unchosen', description: 'No choice is made yet.' },
    ],
  },
})

export const preparing = voteSetup.createStateConfig({
  description: 'The person reads and chooses; nothing has been sent.',
  meta: { specification: voting },
  initial: 'opening',
  states: { opening, documents, choice },
  after: {
    untilDue: { guard: 'isDue', target: 'closed', description: 'The due date passes while they are on the page.' },
  },
  on: {
    'decision.changed': [
      {
        guard: { type: 'isClosed', params: ({ event }) => event },
        target: 'closed',
        description: 'Meanwhile the decision has closed or gone before the president.',
      },
      {
        guard: { type: 'isVotedElsewhere', params: ({ event }) => event },
        target: 'elsewhere',
        description: 'The vote was cast meanwhile: on another device, or by proxy.',
        actions: { type: 'rememberStanding', params: ({ event }) => event },
      },
    ],
  },
})

export const confirm = voteSetup.createStateConfig({
  description:
    'Step 3 of 3: a summary of the choice, and the password. The server refuses the vote if the decision closes meanwhile.',
  meta: { specification: voting },
  tags: 'confirm',
  entry: shows('confirm'),
  ...passwordStep({
    act: ({ draft, replaces }: { draft: VoteDraft; replaces: string | null }): VoteAct => ({
      choice: present(draft.choice),
      replaces,
    }),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#vote.counted',
        description: 'The vote is in the log.',
        actions: [{ type: 'rememberResult', params: answerOf }, 'forgetDraft'],
      },
      {
        guard: { type: 'isTaken', params: answerOf },
        target: '#vote.elsewhere',
        description: 'Another vote of theirs was counted before.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#vote.closed',
        description: 'The due date has passed.',
        actions: [{ type: 'rememberRefusal', params: answerOf }, 'forgetDraft'],
      },
      {
        target: '#vote.refused',
        description: 'The server refuses it for another reason, and says which.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    ...steps,
    'decision.changed': {
      description: 'The person’s vote has changed: it may be the one being sent.',
      actions: { type: 'rememberStanding', params: ({ event }) => event },
    },
  },
})

export const elsewhere = voteSetup.createStateConfig({
  description: 'They have already voted, on another device or by proxy, and may change the vote.',
  meta: { specification: '§5 Ce copropriétaire a déjà voté' },
  tags: 'elsewhere',
  entry: 'leaveSteps',
  on: {
    ...ended,
    'decision.changed': {
      description: 'The page learns which vote counts now.',
      actions: { type: 'rememberStanding', params: ({ event }) => event },
    },
    'vote.change': {
      guard: 'canReplace',
      target: 'preparing',
      description: 'They replace it.',
      actions: 'replaceThat',
    },
  },
})

export const closed = voteSetup.createStateConfig({
  description: 'The vote has closed; the page of the decision shows the outcome.',
  meta: { specification: '§4 Decision status: pastDate' },
  tags: 'closed',
  entry: 'leaveSteps',
  on: ended,
})

export const refused = voteSetup.createStateConfig({
  description: 'The server refuses this vote and says why.',
  meta: { specification: voting },
  tags: 'refused',
  entry: 'leaveSteps',
  on: {
    ...ended,
    'step.select': {
      target: 'preparing.documents',
      description: 'Back to the beginning.',
    },
  },
})

export const counted = voteSetup.createStateConfig({
  description: 'The vote is in the log: the page shows its number and links to the receipt.',
  meta: { specification: voting },
  tags: 'counted',
  entry: 'leaveSteps',
  on: ended,
})
