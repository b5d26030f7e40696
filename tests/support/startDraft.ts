import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'

/** The draft machine with a stub server: the test decides where a draft is stored and reads how often. */
export function startDraft(isFromTab = false) {
  const clock = new SimulatedClock()
  const server = { keepsAt: 'server' as 'server' | 'tab' | null, stores: 0 }
  const said: string[] = []
  const machine = draftMachine.provide({
    actors: {
      storeDraft: fromPromise<'server' | 'tab'>(async () => {
        if (server.keepsAt === null) throw new Error('nowhere')
        server.stores += 1
        return server.keepsAt
      }),
    },
    actions: { hold: () => void said.push('hold'), release: () => void said.push('release') },
  })
  return { actor: createActor(machine, { input: { isFromTab }, clock }).start(), clock, server, said }
}
