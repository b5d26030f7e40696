/**
 * The selected place of a person, and its fiscal year.
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
  'places.reload': { target: 'loading', description: 'The person retries.' },
} as const

const loading = placeSelectionSetup.createStateConfig({
  description: 'The places of the person are loading.',
  meta: { specification: section },
  tags: 'fetching',
  invoke: {
    id: 'findFirstPlace',
    src: 'findFirstPlace',
    onDone: [
      {
        guard: { type: 'hasNoPlace', params: found },
        target: 'none',
        description: 'The person has no place.',
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
  description: 'The places could not be loaded; the person may retry.',
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
      description: 'The person selects another place: the session stores it, and its data is prefetched.',
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
      description: 'Another tab has selected another place: this one follows.',
      actions: [{ type: 'rememberPlace', params: placeOf }, 'noteChange', { type: 'followSelection', params: placeOf }],
    },
    'fiscalYear.select': {
      target: '.settled',
      description: 'The person chooses the fiscal year of a place.',
      actions: { type: 'rememberFiscalYear', params: ({ event }) => event },
    },
    'sort.choose': {
      description: 'The person chooses the order of a list.',
      actions: { type: 'rememberSort', params: ({ event }) => event },
    },
  },
  states: {
    loadingFiscalYear: {
      description: 'The current fiscal year of the place is loading.',
      meta: { specification: '§4 Fiscal year' },
      always: {
        guard: 'hasFiscalYear',
        target: 'settled',
        description: 'A fiscal year was chosen for this place before, and stays selected.',
      },
      invoke: {
        id: 'findCurrentFiscalYear',
        src: 'findCurrentFiscalYear',
        input: ({ context }) => ({ placeId: present(context.placeId) }),
        onDone: {
          target: 'settled',
          description: 'The current fiscal year is the default; a place may have none.',
          actions: {
            type: 'rememberFiscalYear',
            params: ({ context, event }) => ({ placeId: context.placeId, fiscalYearId: event.output }),
          },
        },
        onError: { target: 'settled', description: 'It could not be loaded: the screens that need one retry.' },
      },
    },
    settled: { description: 'Place and fiscal year are known.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const placeSelectionMachine = placeSelectionSetup.createMachine({
  id: 'placeSelection',
  description: 'The selected place of a person, and the fiscal year of each place.',
  context: { placeId: null, recentIds: [], hasChanged: false, fiscalYearIds: {}, sorts: {} },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'loading',
  states: { loading, failed, none, selected },
})

// 3. Types for callers ------------------------------------------

export type PlaceSelectionRef = ActorRefFrom<typeof placeSelectionMachine>
export type PlaceSelectionSnapshot = SnapshotFrom<typeof placeSelectionMachine>
