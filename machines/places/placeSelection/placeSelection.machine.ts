/**
 * Which of their places a person is looking at, and which fiscal year of it.
 *
 *   loading → none | failed → loading
 *      └────→ selected: loadingFiscalYear → settled      (again for each place)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import type { FirstPlace } from './placeSelection.setup.ts'
import { placeSelectionSetup } from './placeSelection.setup.ts'

const section = '§4 Places and data'

// 1. States, one constant each ------------------------------------------------

const found = ({ event }: { event: { output: FirstPlace } }) => event.output
const placeOf = ({ event }: { event: { placeId: string } }) => ({ placeId: event.placeId })

const reload = {
  'places.reload': { target: 'loading', description: 'The person asks again.' },
} as const

const loading = placeSelectionSetup.createStateConfig({
  description: 'The places of the person are on their way.',
  meta: { specification: section },
  tags: 'fetching',
  invoke: {
    id: 'findFirstPlace',
    src: 'findFirstPlace',
    onDone: [
      {
        guard: { type: 'hasNoPlace', params: found },
        target: 'none',
        description: 'There is no place at all.',
      },
      {
        guard: { type: 'isStored', params: found },
        target: 'selected',
        description: 'The place of an earlier visit is still one of theirs.',
        actions: [
          { type: 'rememberPlace', params: found },
          { type: 'followSelection', params: ({ event }) => ({ placeId: present(event.output.placeId) }) },
        ],
      },
      {
        target: 'selected',
        description: 'No place of theirs is selected: the first loaded place becomes selected.',
        actions: [
          { type: 'rememberPlace', params: found },
          { type: 'selectInSession', params: ({ event }) => ({ placeId: present(event.output.placeId) }) },
          { type: 'followSelection', params: ({ event }) => ({ placeId: present(event.output.placeId) }) },
        ],
      },
    ],
    onError: { target: 'failed', description: 'The places could not be loaded.' },
  },
})

const failed = placeSelectionSetup.createStateConfig({
  description: 'The places could not be loaded; the person may ask again.',
  meta: { specification: section },
  tags: 'failed',
  on: reload,
})

const none = placeSelectionSetup.createStateConfig({
  description: 'The person belongs to no place of this offer: their manager can change that.',
  meta: { specification: section },
  tags: 'none',
  on: reload,
})

const selected = placeSelectionSetup.createStateConfig({
  description: 'One place is selected: requests name it, and screens show it.',
  meta: { specification: section },
  initial: 'loadingFiscalYear',
  on: {
    'place.select': {
      guard: { type: 'isAnotherPlace', params: placeOf },
      target: '.loadingFiscalYear',
      description: 'The person changes places: the session stores it, and what screens need is fetched.',
      actions: [
        { type: 'rememberPlace', params: placeOf },
        'noteChange',
        { type: 'selectInSession', params: placeOf },
        { type: 'followSelection', params: placeOf },
      ],
    },
    'place.selected': {
      guard: { type: 'isAnotherPlace', params: placeOf },
      target: '.loadingFiscalYear',
      description: 'Another tab has changed places: this one follows.',
      actions: [{ type: 'rememberPlace', params: placeOf }, 'noteChange', { type: 'followSelection', params: placeOf }],
    },
    'fiscalYear.select': {
      target: '.settled',
      description: 'The person chooses the fiscal year of a place.',
      actions: { type: 'rememberFiscalYear', params: ({ event }) => event },
    },
    'reportsSort.choose': {
      description: 'The person chooses in which order the reports of a place are read.',
      actions: { type: 'rememberReportsSort', params: ({ event }) => event },
    },
  },
  states: {
    loadingFiscalYear: {
      description: 'Which fiscal year of the place is current is being found out.',
      meta: { specification: '§4 Fiscal year' },
      always: {
        guard: 'hasFiscalYear',
        target: 'settled',
        description: 'One was chosen for this place before: it stays.',
      },
      invoke: {
        id: 'findCurrentFiscalYear',
        src: 'findCurrentFiscalYear',
        input: ({ context }) => ({ placeId: present(context.placeId) }),
        onDone: {
          target: 'settled',
          description: 'The one flagged current is the default; a place may have none.',
          actions: {
            type: 'rememberFiscalYear',
            params: ({ context, event }) => ({ placeId: context.placeId, fiscalYearId: event.output }),
          },
        },
        onError: { target: 'settled', description: 'It could not be found out: the screens that need one ask again.' },
      },
    },
    settled: { description: 'Place and fiscal year are known.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const placeSelectionMachine = placeSelectionSetup.createMachine({
  id: 'placeSelection',
  description: 'Which of their places a person is looking at, and which fiscal year of each.',
  context: { placeId: null, hasChanged: false, fiscalYearIds: {}, reportsSorts: {} },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'loading',
  states: { loading, failed, none, selected },
})

// 3. Types for callers ------------------------------------------

export type PlaceSelectionRef = ActorRefFrom<typeof placeSelectionMachine>
export type PlaceSelectionSnapshot = SnapshotFrom<typeof placeSelectionMachine>
