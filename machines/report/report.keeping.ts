import { reportSetup } from './report.setup.ts'

const onChange = {
  'draft.changed': { target: 'waiting', description: 'Something was typed or chosen.' },
  'draft.forgotten': {
    target: 'idle',
    description: 'It was sent, or given up: there is nothing to keep.',
    actions: 'release',
  },
} as const

export const idle = reportSetup.createStateConfig({
  description: 'Nothing has been written since the page was opened.',
  on: { 'draft.changed': { target: 'waiting', description: 'Something was typed or chosen.' } },
})

export const waiting = reportSetup.createStateConfig({
  description: 'It stands in this tab already, and waits for a pause to be stored on the server.',
  on: {
    ...onChange,
    'draft.changed': { target: 'waiting', reenter: true, description: 'One more letter: the pause begins anew.' },
    'draft.left': {
      target: 'storing',
      description: 'They go elsewhere on the page, perhaps to log out: no pause is waited for.',
    },
  },
  after: { keepPause: { target: 'storing', description: 'A pause.' } },
})

export const storing = reportSetup.createStateConfig({
  description: 'The draft is on its way to the server, where it outlives a log-out.',
  invoke: {
    id: 'storeDraft',
    src: 'storeDraft',
    input: ({ context }) => ({ draft: context.draft }),
    onDone: [
      {
        guard: { type: 'isOnServer', params: ({ event }) => ({ where: event.output }) },
        target: 'kept',
        description: 'It is stored.',
        actions: 'release',
      },
      {
        target: 'copied',
        description: 'The server did not answer: for now it stands in this tab only.',
        actions: 'release',
      },
    ],
    onError: {
      target: 'unkept',
      description: 'Neither the server nor this browser keeps it: leaving asks first.',
      actions: 'hold',
    },
  },
  on: onChange,
})

const again = { retryPause: { target: 'storing', description: 'It is tried again.' } } as const

export const kept = reportSetup.createStateConfig({
  description: 'The draft waits on the server: on every device of the person, and after a log-out.',
  tags: 'kept',
  on: onChange,
})

export const copied = reportSetup.createStateConfig({
  description: 'The draft survives a reload of this tab, and is stored once the server answers.',
  tags: 'copied',
  on: onChange,
  after: again,
})

export const unkept = reportSetup.createStateConfig({
  description: 'The draft exists on this page only.',
  tags: 'unkept',
  on: onChange,
  after: again,
})
