import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { newConversationMachine } from '#machines/messages/newConversation/newConversation.machine.ts'
import {
  selectFailure,
  selectFieldCodes,
  selectIsBusy,
} from '#machines/messages/newConversation/newConversation.selectors.ts'
import type { Proposed, StartAnswer } from '#machines/messages/newConversation/newConversation.setup.ts'
import { aProposal } from '#tests/support/startConversation.ts'

function startNew() {
  const server = {
    answer: { kind: 'started', conversationId: 'c1' } as StartAnswer | Error,
    received: [] as Proposed[],
  }
  const said: string[] = []
  const machine = newConversationMachine.provide({
    actors: {
      startConversation: fromPromise<StartAnswer, { proposed: Proposed }>(async ({ input }) => {
        server.received.push(input.proposed)
        if (server.answer instanceof Error) throw server.answer
        return server.answer
      }),
    },
    actions: {
      forgetDraft: () => void said.push('forgotten'),
      showConversation: (_, { answer }) => void said.push(answer.kind),
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    server,
    said,
    now: () => actor.getSnapshot(),
    async send() {
      actor.send({ type: 'conversation.send', proposed: aProposal })
      await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
    },
  }
}

describe('a new conversation', () => {
  it('opens once the server has it, and deletes its draft', async () => {
    const { send, said } = startNew()

    await send()

    expect(said).toEqual(['forgotten', 'started'])
  })

  it('makes one request however often the button is pressed', async () => {
    const { actor, server, send } = startNew()

    actor.send({ type: 'conversation.send', proposed: aProposal })
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

    expect(said).toContain('started')
    expect(new Set(server.received.map(({ key }) => key)).size).toBe(1)
  })

  it('shows what the server refuses until the person changes it', async () => {
    const { actor, server, now, send } = startNew()
    server.answer = { kind: 'refused', fieldCodes: { memberIds: 'takesNoMessages' } }

    await send()
    expect(selectFieldCodes(now())).toEqual({ memberIds: 'takesNoMessages' })
    actor.send({ type: 'conversation.change' })

    expect(selectFieldCodes(now())).toEqual({})
  })
})
