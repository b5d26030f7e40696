/**
 * The life of an import, run by the server as the authority and read by the client to know what to offer.
 *
 *   checking ──→ checked ──→ waiting ──→ running ──→ done
 *      ↕  ╲         │                      ↕
 *   failed ─╲───────┼──────────────────→ failed
 *            ↘      ↓
 *             abandoned
 */
import { not, setup } from 'xstate'
import type { ImportState } from '#contract/imports.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the import other than its state. */
export type ImportFacts = {
  /** Whether the check has found something that can be written. */
  readonly hasChanges: boolean
  /** Whether an administrator has confirmed it. */
  readonly isConfirmed: boolean
}

export type ImportAction =
  | { type: 'check.begin' }
  | { type: 'check.end' }
  | { type: 'import.confirm' }
  | { type: 'import.abandon' }
  | { type: 'run.begin' }
  | { type: 'run.end' }
  | { type: 'attempt.fail' }

const lifecycle = setup({
  types: {
    context: {} as ImportFacts,
    input: {} as ImportFacts,
    events: {} as ImportAction,
    meta: {} as { specification: string },
  },
  guards: {
    hasChanges: ({ context }) => context.hasChanges,
    isConfirmed: ({ context }) => context.isConfirmed,
  },
})

const specification = 'product.md 17'
const fails = {
  target: 'failed',
  description: 'The attempt has failed, or was cut off for a day. The queue tries again.',
} as const
const abandon = {
  target: 'abandoned',
  description: 'An administrator gives it up, or nobody has confirmed it within a day.',
} as const

// 1. States, one constant each ---------------------------------------------------

const checking = lifecycle.createStateConfig({
  description: 'A job compares the files with the database, and changes nothing.',
  meta: { specification },
  on: {
    'check.begin': { target: 'checking', description: 'An attempt begins, after one that was cut off.' },
    'check.end': { target: 'checked', description: 'The report says what would change, and what is refused.' },
    'attempt.fail': fails,
    'import.abandon': abandon,
  },
})

const checked = lifecycle.createStateConfig({
  description: 'An administrator reads what would change.',
  meta: { specification },
  on: {
    'import.confirm': {
      target: 'waiting',
      guard: 'hasChanges',
      description: 'They confirm it with their password. What is refused stays out.',
    },
    'import.abandon': abandon,
  },
})

const waiting = lifecycle.createStateConfig({
  description: 'Confirmed; the job that writes it has not begun.',
  meta: { specification },
  on: {
    'run.begin': { target: 'running', description: 'The job begins.' },
    'attempt.fail': fails,
  },
})

const running = lifecycle.createStateConfig({
  description: 'The job writes one place after the other. A place that is written stays written.',
  meta: { specification },
  on: {
    'run.begin': { target: 'running', description: 'Another process goes on after the places that are written.' },
    'run.end': { target: 'done', description: 'All places are written or refused.' },
    'attempt.fail': fails,
  },
})

const failed = lifecycle.createStateConfig({
  description: 'The last attempt has failed. What is written stays; another attempt goes on after it.',
  meta: { specification },
  on: {
    'check.begin': { target: 'checking', guard: not('isConfirmed'), description: 'The queue tries the check again.' },
    'run.begin': { target: 'running', guard: 'isConfirmed', description: 'The queue tries the writing again.' },
    'import.abandon': { ...abandon, guard: not('isConfirmed') },
  },
})

const done = lifecycle.createStateConfig({
  description: 'Its report says what has changed, and what was refused.',
  meta: { specification },
})

const abandoned = lifecycle.createStateConfig({
  description: 'Given up before anything was written.',
  meta: { specification },
})

// 2. The chart -------------------------------------------------------------------

export const importLifecycle = lifecycle.createMachine({
  id: 'import',
  description: 'The life of a folder of CSV files, from the check to its report.',
  context: ({ input }) => input,
  initial: 'checking',
  states: { checking, checked, waiting, running, failed, done, abandoned },
})

// 3. Questions -------------------------------------------------------------------

export const { canHappen: canHappenToImport, stateAfter: importStateAfter } = askLifecycle(importLifecycle)

/** The import changes by itself in these states, so the page asks again. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'waiting' || state === 'running'
