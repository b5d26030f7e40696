/**
 * The statement of a personal account: the explanation of an amount and, in parallel, the statement as a file.
 *
 *   explanation: closed ⇄ explained: loading → open        export: idle → preparing → idle
 *                             ⇅                                       ⇅
 *                           failed                                  failed
 *
 * The address names the line, so reload, back and links lead to its explanation.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import { statementSetup, type WantedFile } from './statement.setup.ts'

const section = '§1 Accounts'

// 1. States, one constant each ------------------------------------------------

const named = ({ event }: { event: { lineId: string | null } }) => event
const naming = [
  { guard: { type: 'isSame', params: named }, description: 'The address still names the same line.' },
  {
    guard: { type: 'isNamed', params: named },
    target: '#statement.explanation.explained.loading',
    description: 'The person asks where another amount comes from.',
    actions: { type: 'rememberLine', params: named },
  },
  {
    target: '#statement.explanation.closed',
    description: 'The person closes the explanation, or goes back.',
    actions: { type: 'rememberLine', params: named },
  },
] as const

const explanation = statementSetup.createStateConfig({
  description: 'Where the amount of one line comes from.',
  meta: { specification: section },
  on: { 'line.named': naming },
  initial: 'closed',
  states: {
    closed: { description: 'No amount is explained.' },
    explained: {
      description: 'The amount of a line is explained.',
      tags: 'explained',
      initial: 'loading',
      states: {
        loading: {
          description: 'The explanation is loading.',
          tags: 'loading',
          invoke: {
            id: 'loadExplanation',
            src: 'loadExplanation',
            input: ({ context }) => ({ lineId: present(context.lineId) }),
            onDone: { target: 'open', description: 'The explanation has loaded.' },
            onError: { target: 'failed', description: 'The explanation could not be loaded.' },
          },
        },
        open: { description: 'The person reads the computation, the entry and its proof.' },
        failed: {
          description: 'The explanation could not be loaded: the person may try again.',
          tags: 'failed',
          on: { 'explanation.reload': { target: 'loading', description: 'The person tries again.' } },
        },
      },
    },
  },
})

const wanting = {
  target: 'preparing',
  description: 'The person asks for the statement as a file.',
  actions: { type: 'rememberFile', params: ({ event }: { event: WantedFile }) => event },
} as const

const file = statementSetup.createStateConfig({
  description: 'The statement of the chosen fiscal year as a file.',
  meta: { specification: section },
  initial: 'idle',
  states: {
    idle: { description: 'No file is being prepared.', on: { 'file.request': wanting } },
    preparing: {
      description: 'The server writes the file.',
      tags: 'preparing',
      invoke: {
        id: 'prepareFile',
        src: 'prepareFile',
        input: ({ context }) => present(context.wanted),
        onDone: { target: 'idle', description: 'The browser has the file.' },
        onError: { target: 'failed', description: 'The file could not be written, or did not arrive.' },
      },
    },
    failed: {
      description: 'The file did not arrive: the screen says so, and the person may ask again.',
      tags: 'notPrepared',
      on: { 'file.request': wanting },
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  description: 'The statement of a personal account.',
  context: { lineId: null, wanted: null },
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  type: 'parallel',
  states: { explanation, file },
})

// 3. Types for callers ---------------------------------------------------------

export type StatementRef = ActorRefFrom<typeof statementMachine>
export type StatementSnapshot = SnapshotFrom<typeof statementMachine>
