import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { newTopicMachine } from '#machines/forum/newTopic/newTopic.machine.ts'
import { newConversationMachine } from '#machines/messages/newConversation/newConversation.machine.ts'
import type { BeginAnswer, createBeginning } from '#machines/parts/beginning/beginning.ts'
import { selectFailure, selectFieldCodes, selectIsBusy } from '#machines/parts/beginning/beginning.ts'
import { aProposal } from '#tests/support/startConversation.ts'
import { aTopic } from '#tests/support/startTopic.ts'

type Machine<Proposed> = ReturnType<typeof createBeginning<Proposed>>

function start<Proposed>(begins: Machine<Proposed>, proposed: Proposed) {
  const server = {
    answer: { kind: 'begun', id: 't1' } as BeginAnswer<keyof Proposed & string> | Error,
    received: [] as Proposed[],
  }
  const said: string[] = []
  const machine = begins.provide({
    actors: {
      begin: fromPromise<BeginAnswer<keyof Proposed & string>, { proposed: Proposed }>(async ({ input }) => {
        server.received.push(input.proposed)
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      }),
    },
    actions: {
      forgetDraft: () => void said.push('forgotten'),
      show: (_, { answer }) => void said.push(answer.kind),
    },
  })
  const actor = createActor(machine).start()
  return {
    server,
    said,
    now: () => actor.getSnapshot(),
    press: () => actor.send({ type: 'form.send', proposed }),
    change: () => actor.send({ type: 'form.change' }),
    async send() {
      actor.send({ type: 'form.send', proposed })
      await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
    },
  }
}

const begun = [
  ['a topic', () => start(newTopicMachine, aTopic)],
  ['a conversation', () => start(newConversationMachine, aProposal)],
] as const

describe.each(begun)('%s', (_, startNew) => {
  it('opens once the server has it, and deletes its draft', async () => {
    const { send, said } = startNew()

    await send()

    expect(said).toEqual(['forgotten', 'begun'])
  })

  it('makes one request however often the button is pressed', async () => {
    const { press, server, send } = startNew()

    press()
    await send()

    expect(server.received).toHaveLength(1)
  })

  it.each([
    [{ kind: 'unanswered' }, 'unanswered'],
    [{ kind: 'arrivedBefore' }, 'arrivedBefore'],
    [new Error('500'), 'failed'],
  ] as const)('says what happened after %o, and can be sent again', async (answer, failure) => {
    const { server, now, send, said } = startNew()
    const { answer: taken } = server

    server.answer = answer
    await send()
    expect([selectFailure(now()), selectIsBusy(now())]).toEqual([failure, false])
    server.answer = taken
    await send()

    expect(said).toContain('begun')
    expect(new Set(server.received.map(({ key }) => key)).size).toBe(1)
  })

  it('shows what the server refuses until the person changes it', async () => {
    const { change, server, now, send } = startNew()
    server.answer = { kind: 'refused', fieldCodes: { body: 'required' } }

    await send()
    expect(selectFieldCodes(now())).toEqual({ body: 'required' })
    change()

    expect(selectFieldCodes(now())).toEqual({})
  })
})
