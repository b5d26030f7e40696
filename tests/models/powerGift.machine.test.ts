import { describe, expect, it } from 'vitest'
import type { PowerStatus } from '#contract/decisions/powers.ts'
import { type PowerAction, statusAfter } from '#machines/decisions/power/power.lifecycle.ts'
import {
  selectHolder,
  selectInstructions,
  selectIsIncomplete,
  selectPart,
  selectRefusal,
} from '#machines/decisions/powerGift/powerGift.selectors.ts'
import { selectFailure, selectMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import type { ActAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { aHolder, aHolderElse, someInstructions, startPowerGift } from '#tests/support/startPowerGift.ts'
import type { PowerGiftDriver } from './powerGift.model.ts'
import { everyPath } from './powerGift.model.ts'

/** The flow of the owner until the power is offered, and then the life of the power. */
function driveMachine(): PowerGiftDriver {
  let started = startPowerGift()
  let status: PowerStatus | null = 'offered'
  const now = () => started.actor.getSnapshot()
  const shows = (part: string) => expect(selectPart(now())).toBe(part)
  const names = (holder: typeof aHolder) => {
    expect(selectHolder(now())).toEqual(holder)
    expect(selectInstructions(now())).toBe(someInstructions)
  }
  const giveAndGet = (answer: ActAnswer) => started.server.answerWith(answer, () => started.confirm())
  const happens = (type: PowerAction['type'], isGiver = false) => {
    status = status && statusAfter(status, { isGiver, isHolder: !isGiver }, { type })
  }
  return {
    events: {
      'owner continues without a name': () => started.actor.send({ type: 'gift.confirm' }),
      'owner names a neighbour and writes instructions': () => {
        started.actor.send({ type: 'holder.choose', holder: aHolder })
        started.actor.send({ type: 'instructions.change', instructions: someInstructions })
      },
      'owner names somebody else': () => started.actor.send({ type: 'holder.choose', holder: aHolderElse }),
      'owner comes back after a reload': () => {
        const copy = started.page.copies.at(-1)
        started.actor.stop()
        started = startPowerGift(copy)
      },
      'owner continues': () => started.actor.send({ type: 'gift.confirm' }),
      'owner goes back': () => started.actor.send({ type: 'gift.back' }),
      'owner types a wrong password': () => started.confirm('not this one'),
      'owner gives the power': () => started.confirm(),
      'owner gives the power, but there is no network': () => giveAndGet({ kind: 'unanswered' }),
      'owner gives the power to somebody the law excludes': () =>
        giveAndGet({ kind: 'refused', reason: 'proxy_forbidden', fieldCodes: {} }),
      'owner sends it again': () => started.sendAgain(),
      'owner votes on another device': () => started.page.learn(false),
      'holder accepts': () => happens('power.accept'),
      'holder declines': () => happens('power.decline'),
      'holder votes with it': () => happens('power.use'),
      'owner takes it back': () => happens('power.revoke', true),
    },
    states: {
      'is asked for a name': () => shows('writing'),
      'learns that a name is missing': () => expect(selectIsIncomplete(now())).toBe(true),
      'learns that no power can be given': () => shows('over'),
      'has named the holder': () => {
        shows('writing')
        expect(selectIsIncomplete(now())).toBe(false)
        expect(started.page.copies.at(-1)).toEqual({ holder: aHolder, instructions: someInstructions })
      },
      'finds name and instructions again': () => {
        shows('writing')
        names(aHolder)
      },
      'sees the password step': () => shows('confirm'),
      'learns how many tries are left': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that the law forbids it': () => {
        shows('writing')
        expect(selectRefusal(now())).toBe('proxy_forbidden')
      },
      'has named somebody else': () => {
        expect(selectRefusal(now())).toBeNull()
        names(aHolderElse)
      },
      'learns that the power is offered': () => {
        shows('given')
        expect(started.page.hasForgotten).toBe(true)
        expect(new Set(started.server.received.map(({ act }) => `${act.holderId} ${act.instructions}`))).toEqual(
          new Set([`${aHolder.id} ${someInstructions}`]),
        )
      },
      'sees that it is accepted': () => expect(status).toBe('accepted'),
      'sees that it is declined': () => expect(status).toBe('declined'),
      'sees that it is revoked': () => expect(status).toBe('revoked'),
      'sees the vote of the holder': () => expect(status).toBe('used'),
    },
  }
}

describe('giving a power, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
