import { and, assertEvent } from 'xstate'
import { shows } from '#machines/parts/steps/steps.ts'
import { changed, discard, steps } from './report.moves.ts'
import { reportSetup } from './report.setup.ts'

export const loading = reportSetup.createStateConfig({
  description: 'What was begun before is looked for: in this tab first, then on the server.',
  tags: 'loading',
  invoke: {
    id: 'loadDraft',
    src: 'loadDraft',
    onDone: [
      {
        guard: { type: 'isFromTab', params: ({ event }) => event.output },
        target: 'opening',
        description: 'The tab had it, perhaps the tab alone: it is stored on the server again.',
        actions: [{ type: 'rememberLoaded', params: ({ event }) => event.output }, 'announceChange'],
      },
      {
        target: 'opening',
        description: 'It was on the server, or there is none; an address that names equipment says where it is.',
        actions: { type: 'rememberLoaded', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'opening',
      description: 'The draft could not be loaded: an empty form opens, so that the person can still report.',
    },
  },
})

export const opening = reportSetup.createStateConfig({
  description: 'Opens the requested step, or the furthest one that the draft allows.',
  always: [
    {
      guard: { type: 'isRequested', params: { step: 'emergency' } },
      target: 'emergency',
      description: 'The number of the emergency line.',
    },
    {
      guard: { type: 'isRequested', params: { step: 'review' } },
      target: 'review',
      description: 'Nothing is missing: it can be looked over.',
    },
    {
      guard: and(['isFurtherOn', 'hasWhat']),
      target: 'details',
      description: 'What is wrong is chosen: where it is, and what there is to say.',
    },
    { target: 'what', description: 'It begins with what is wrong.' },
  ],
})

export const what = reportSetup.createStateConfig({
  description:
    'Step 1 of 3: what is wrong, by one tap on a card; the kind comes with it. It stands first because it needs no typing, and an emergency must be told to call before anything else.',
  meta: { specification: '§3 Report categories 1–7, kind' },
  tags: 'what',
  entry: shows('what'),
  initial: 'choosing',
  states: {
    choosing: { description: 'The person looks for what fits.' },
    unchosen: { description: 'Nothing was chosen yet: the cards say so.', tags: 'incomplete' },
  },
  on: {
    ...steps,
    'category.choose': {
      target: '.choosing',
      description: 'A category, and the kind that it usually is.',
      actions: [{ type: 'rememberCategory', params: ({ event }) => event }, ...changed],
    },
    'kind.choose': {
      target: '.choosing',
      description: 'The person says whether it is an emergency.',
      actions: [{ type: 'rememberKind', params: ({ event }) => event }, ...changed],
    },
    'what.confirm': [
      {
        guard: and(['hasWhat', 'needsNumber']),
        target: 'emergency',
        description: 'An emergency: first the number to call.',
      },
      { guard: 'hasWhat', target: 'details', description: 'On to where it is.' },
      { target: '.unchosen', description: 'Something is still to be chosen.' },
    ],
    'draft.discard': discard,
  },
})

export const emergency = reportSetup.createStateConfig({
  description:
    'Still step 1: the number that is answered day and night, to be called before writing. A written report is read in office hours.',
  meta: { specification: '§9 Emergency line open 24/7, 365 days a year' },
  tags: 'emergency',
  entry: shows('emergency'),
  on: {
    ...steps,
    'number.confirm': {
      target: 'details',
      description: 'They have called, or go on: the report is written for the follow-up.',
      actions: 'rememberNumber',
    },
  },
})

export const details = reportSetup.createStateConfig({
  description:
    'Step 2 of 3: where, a title, what there is to say, photos. All that is typed stands on one page, so that the keyboard of a phone opens once; reports that resemble it appear meanwhile.',
  meta: { specification: '§3 Report: title, equipment, description' },
  tags: 'details',
  entry: shows('details'),
  initial: 'writing',
  states: {
    writing: { description: 'The person writes.' },
    joining: {
      description: 'It is reported already: the person confirms that report instead.',
      tags: 'joining',
      invoke: {
        id: 'joinReport',
        src: 'joinReport',
        input: ({ event }) => {
          assertEvent(event, 'duplicate.join')
          return { reportId: event.reportId }
        },
        onDone: {
          target: '#report.flow.joined',
          description: 'They are a witness now; their draft is gone.',
          actions: [
            'forgetDraft',
            'announceForgotten',
            'stopLooking',
            { type: 'showReport', params: ({ event }) => ({ reportId: event.output }) },
          ],
        },
        onError: {
          target: 'notJoined',
          description: 'It did not work: the page says so, and the draft is still there.',
        },
      },
    },
    notJoined: { description: 'The report could not be confirmed; it can be tried again.', tags: 'notJoined' },
  },
  on: {
    ...steps,
    'details.change': {
      description: 'Something is typed or chosen.',
      actions: [{ type: 'rememberDetails', params: ({ event }) => event }, ...changed],
    },
    'duplicate.join': { target: '.joining', description: 'The person has noticed what is reported already.' },
    'details.confirm': {
      target: 'review',
      description: 'Everything that is needed is there.',
      actions: [{ type: 'rememberDetails', params: ({ event }) => event }, ...changed],
    },
    'draft.discard': discard,
  },
})
