/**
 * The searchable, paginated dropdown of places.
 *
 *   closed ⇄ open ─ search: settled ⇄ typing               (applied after a pause)
 *                 └ list:   loading → ready ⇄ loadingMore → moreFailed
 *                              └────→ failed
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { placeSwitcherSetup, variablesOf } from './placeSwitcher.setup.ts'

const section = '§2 Searchable paginated dropdown with infinite scroll'

// 1. States, one constant each ------------------------------------------------

const closed = placeSwitcherSetup.createStateConfig({
  description: 'The selected place is shown; the list is closed.',
  meta: { specification: section },
  on: {
    'switcher.open': {
      target: 'open',
      description: 'The person opens the list, which begins with all places.',
      actions: 'startAfresh',
    },
  },
})

const keystroke = {
  guard: { type: 'isAnotherSearch', params: ({ event }: { event: { text: string } }) => event },
  target: 'typing',
  reenter: true,
  description: 'A keystroke: the pause starts over.',
  actions: { type: 'rememberTyped', params: ({ event }: { event: { text: string } }) => event },
} as const

const search = placeSwitcherSetup.createStateConfig({
  description: 'The search.',
  initial: 'settled',
  states: {
    settled: { description: 'The list matches the typed text.', on: { 'search.change': keystroke } },
    typing: {
      description: 'The person is still typing.',
      meta: { specification: '§9 Dropdown: search debounce 500 ms' },
      tags: 'searching',
      after: {
        searchDebounce: {
          target: ['settled', '#placeSwitcher.open.list.loading'],
          description: 'After a pause, the typed text becomes the search.',
          actions: 'applySearch',
        },
      },
      on: { 'search.change': keystroke },
    },
  },
})

const remembered = ({ event }: { event: { output: { hasMore: boolean } } }) => event.output

const list = placeSwitcherSetup.createStateConfig({
  description: 'The places to choose from: cached ones show immediately and are refreshed.',
  meta: { specification: '§7 POST /graphql: cache-and-network' },
  initial: 'loading',
  on: {
    'filters.change': {
      target: '.loading',
      description: 'The list is narrowed to a role or a city, or widened again.',
      actions: { type: 'rememberFilters', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The list is requested again, even if it is cached.',
      tags: 'loading',
      invoke: {
        id: 'loadPlaces',
        src: 'loadPlaces',
        input: ({ context }) => variablesOf(context),
        onDone: {
          target: 'ready',
          description: 'The list is up to date.',
          actions: { type: 'rememberLoaded', params: remembered },
        },
        onError: { target: 'failed', description: 'The list could not be loaded.' },
      },
    },
    ready: {
      description: 'The list is up to date.',
      on: {
        'list.more': {
          guard: 'hasMore',
          target: 'loadingMore',
          description: 'The end of the list comes into sight.',
        },
      },
    },
    loadingMore: {
      description: 'The next page is loading.',
      meta: { specification: '§9 Dropdown: scroll-load 0.85' },
      tags: 'loadingMore',
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context }) => variablesOf(context),
        onDone: {
          target: 'ready',
          description: 'The list has grown.',
          actions: { type: 'rememberLoaded', params: remembered },
        },
        onError: { target: 'moreFailed', description: 'The list stays as it is; the person may retry.' },
      },
    },
    moreFailed: {
      description: 'The next page could not be loaded.',
      tags: 'moreFailed',
      on: { 'list.retry': { target: 'loadingMore', description: 'The person retries.' } },
    },
    failed: {
      description: 'The list could not be loaded; a cached place can still be chosen.',
      tags: 'failed',
      on: { 'list.retry': { target: 'loading', description: 'The person retries.' } },
    },
  },
})

const open = placeSwitcherSetup.createStateConfig({
  description: 'The list is open below a search field.',
  meta: { specification: section },
  tags: 'open',
  type: 'parallel',
  states: { search, list },
  on: {
    'switcher.close': { target: 'closed', description: 'The person closes the list without a choice.' },
    'place.choose': {
      target: 'closed',
      description: 'The person chooses a place: it becomes the selected one.',
      actions: { type: 'selectPlace', params: ({ event }) => event },
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const placeSwitcherMachine = placeSwitcherSetup.createMachine({
  id: 'placeSwitcher',
  description: 'The dropdown in which a person looks for another of their places.',
  context: { typed: '', search: '', filters: {}, hasMore: false },
  initial: 'closed',
  states: { closed, open },
})

// 3. Types for callers ------------------------------------------

export type PlaceSwitcherRef = ActorRefFrom<typeof placeSwitcherMachine>
export type PlaceSwitcherSnapshot = SnapshotFrom<typeof placeSwitcherMachine>
