import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { newTopicMachine } from '#machines/forum/newTopic/newTopic.machine.ts'
import { selectFailure, selectFieldCodes, selectIsBusy } from '#machines/forum/newTopic/newTopic.selectors.ts'
import type { BeginAnswer, ProposedTopic } from '#machines/forum/newTopic/newTopic.setup.ts'
import { aTopic } from '#tests/support/startTopic.ts'

function startNew() {
  const server = {
    answer: { kind: 'begun', topicId: 't1' } as BeginAnswer | Error,
    received: [] as ProposedTopic[],
  }
  const said: string[] = []
  const machine = newTopicMachine.provide({
    actors: {
      beginTopic: fromPromise<BeginAnswer, { proposed: ProposedTopic }>(async ({ input }) => {
        server.received.push(input.proposed)
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      }),
    },
    actions: {
      forgetDraft: () => void said.push('forgotten'),
      showTopic: (_, { answer }) => void said.push(answer.kind),
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    server,
    said,
    now: () => actor.getSnapshot(),
    async send() {
      actor.send({ type: 'topic.send', proposed: aTopic })
      await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
    },
  }
}

describe('a new topic', () => {
  it('opens once the server has it, and deletes its draft', async () => {
    const { send, said } = startNew()

    await send()

    expect(said).toEqual(['forgotten', 'begun'])
  })

  it('makes one request however often the button is pressed', async () => {
    const { actor, server, send } = startNew()

    actor.send({ type: 'topic.send', proposed: aTopic })
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
    const { actor, server, now, send } = startNew()
    server.answer = { kind: 'refused', fieldCodes: { title: 'required' } }

    await send()
    expect(selectFieldCodes(now())).toEqual({ title: 'required' })
    actor.send({ type: 'topic.change' })

    expect(selectFieldCodes(now())).toEqual({})
  })
})
