import { and, assertEvent } from 'xstate'
import { shows } from '#machines/parts/steps/steps.ts'
import { changed, discard, steps } from './report.moves.ts'
import { reportSetup } from './report.setup.ts'

export const loading = reportSetup.createStateConfig({
  description: 'An earlier draft is loaded: from this tab first, then from the server.',
  tags: 'loading',
  invoke: {
    id: 'loadDraft',
    src: 'loadDraft',
    onDone: [
      {
        guard: { type: 'isFromTab', params: ({ event }) => event.output },
        target: 'opening',
        description: 'The draft came from the tab and may exist only there, so it is stored on the server again.',
        actions: [{ type: 'rememberLoaded', params: ({ event }) => event.output }, 'announceChange'],
      },
      {
        target: 'opening',
        description:
          'The draft came from the server, or there is none; an address that names equipment sets the location.',
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
      description: 'The emergency number must be shown first.',
    },
    {
      guard: { type: 'isRequested', params: { step: 'review' } },
      target: 'review',
      description: 'Nothing is missing: the summary opens.',
    },
    {
      guard: and(['isFurtherOn', 'hasWhat']),
      target: 'details',
      description: 'The category is chosen: the details follow.',
    },
    { target: 'what', description: 'Otherwise the flow begins with the category.' },
  ],
})

export const what = reportSetup.createStateConfig({
  description:
    'Step 1 of 3: the category, by one tap on a card, which also sets the kind. It comes first because it needs no typing, and because a person with an emergency must first be told to call.',
  meta: { specification: '§3 Report categories 1–7, kind' },
  tags: 'what',
  entry: shows('what'),
  initial: 'choosing',
  states: {
    choosing: { description: 'The person looks for a category.' },
    unchosen: { description: 'Nothing was chosen yet: the cards say so.', tags: 'incomplete' },
  },
  on: {
    ...steps,
    'category.choose': {
      target: '.choosing',
      description: 'A category is chosen, with its usual kind.',
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
        description: 'An emergency: the number to call comes first.',
      },
      { guard: 'hasWhat', target: 'details', description: 'On to the details.' },
      { target: '.unchosen', description: 'A choice is missing.' },
    ],
    'draft.discard': discard,
  },
})

export const emergency = reportSetup.createStateConfig({
  description:
    'Still step 1: the number to call before writing, answered day and night. Written reports are read in office hours.',
  meta: { specification: '§9 Emergency line open 24/7, 365 days a year' },
  tags: 'emergency',
  entry: shows('emergency'),
  on: {
    ...steps,
    'number.confirm': {
      target: 'details',
      description: 'They have called: the written report serves the follow-up.',
      actions: 'rememberNumber',
    },
    'number.decline': {
      target: 'details',
      description:
        'They have read the number and need no call: a leak that is under control, or somebody else has called.',
      actions: 'rememberNumber',
    },
  },
})

export const details = reportSetup.createStateConfig({
  description:
    'Step 2 of 3: the location, a title, a description, photos. All typed fields are on one page, so that the keyboard of a phone opens once; similar reports appear meanwhile.',
  meta: { specification: '§3 Report: title, equipment, description' },
  tags: 'details',
  entry: shows('details'),
  initial: 'writing',
  states: {
    writing: { description: 'The person writes.' },
    joining: {
      description: 'The problem is already reported: the person joins that report instead.',
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
          description: 'They are a witness now, and their draft is deleted.',
          actions: [
            'forgetDraft',
            'announceForgotten',
            'stopLooking',
            { type: 'showReport', params: ({ event }) => ({ reportId: event.output }) },
          ],
        },
        onError: {
          target: 'notJoined',
          description: 'Joining failed: the page says so, and the draft is kept.',
        },
      },
    },
    notJoined: { description: 'The person could not join the report, and can try again.', tags: 'notJoined' },
  },
  on: {
    ...steps,
    'details.change': {
      description: 'Something is typed or chosen.',
      actions: [{ type: 'rememberDetails', params: ({ event }) => event }, ...changed],
    },
    'duplicate.join': { target: '.joining', description: 'The person recognises their problem in an earlier report.' },
    'details.confirm': {
      target: 'review',
      description: 'Nothing is missing.',
      actions: [{ type: 'rememberDetails', params: ({ event }) => event }, ...changed],
    },
    'draft.discard': discard,
  },
})
