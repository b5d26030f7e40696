import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { kindChangeMachine } from '#machines/payments/kindChange/kindChange.machine.ts'
import {
  selectChosen,
  selectConfirmation,
  selectIsSending,
  selectPart,
  selectRefusal,
} from '#machines/payments/kindChange/kindChange.selectors.ts'
import type { KindAct } from '#machines/payments/kindChange/kindChange.setup.ts'
import { passwordStepOf, rightPassword, stubPasswordStep } from '#tests/support/startPasswordConfirmation.ts'

function start() {
  const { actors, server } = stubPasswordStep<KindAct>()
  const said = { changes: 0 }
  const actor = createActor(
    kindChangeMachine.provide({
      actors,
      actions: {
        announceChange: () => {
          said.changes += 1
        },
      },
    }),
  ).start()
  actor.send({ type: 'change.begin', present: 'auto' })
  return {
    actor,
    server,
    said,
    ...passwordStepOf(actor, { selectConfirmation, selectIsSending }),
    part: () => selectPart(actor.getSnapshot()),
  }
}

describe('changing what a mandate pays', () => {
  it('needs no password while nothing changes', () => {
    const { actor, part } = start()
    actor.send({ type: 'kind.choose', kind: 'manual' })
    actor.send({ type: 'kind.choose', kind: 'auto' })
    actor.send({ type: 'kind.confirm' })
    expect(part()).toBe('resting')
  })

  it('sends the choice with the password, and confirms it', async () => {
    const { actor, part, confirm, said, server } = start()
    actor.send({ type: 'kind.choose', kind: 'manual' })
    actor.send({ type: 'kind.confirm' })
    actor.send({ type: 'kind.back' })
    expect([part(), selectChosen(actor.getSnapshot())]).toEqual(['choosing', 'manual'])
    actor.send({ type: 'kind.confirm' })
    await confirm(rightPassword)
    expect([part(), said.changes]).toEqual(['resting', 1])
    expect(server.received.map(({ act }) => act)).toEqual([{ kind: 'manual' }])
  })

  it('shows why the change is refused, until the next attempt', async () => {
    const { actor, part, confirm, said, server } = start()
    server.answer = { kind: 'refused', reason: 'out_of_slot', fieldCodes: {} }
    actor.send({ type: 'kind.choose', kind: 'manual' })
    actor.send({ type: 'kind.confirm' })
    await confirm(rightPassword)
    expect([part(), said.changes, selectRefusal(actor.getSnapshot())]).toEqual(['resting', 0, 'out_of_slot'])
    actor.send({ type: 'change.begin', present: 'auto' })
    expect(selectRefusal(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'change.cancel' })
    expect(part()).toBe('resting')
  })
})
