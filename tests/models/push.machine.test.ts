import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { pushMachine } from '#machines/settings/push/push.machine.ts'
import {
  selectIsBusy,
  selectIsReceiving,
  selectIsTested,
  selectIsUnavailable,
  selectSituation,
  selectTrouble,
} from '#machines/settings/push/push.selectors.ts'
import type { FoundDevice, PushSituation } from '#machines/settings/push/push.setup.ts'
import { everyStep, type PushDriver } from './push.model.ts'

type Answer = 'on' | 'off' | 'denied'

/** The flow on a device in a given situation, with a portal that can go down. */
function startPush(situation: PushSituation, { isDown = false, isAnotherOn = false } = {}) {
  const outside = { situation, answer: 'on' as Answer, isDown, tests: 0 }
  const reached = async <Result>(result: Result) => {
    if (outside.isDown) throw new Error('offline')
    return result
  }
  const machine = pushMachine.provide({
    actors: {
      readDevice: fromPromise<FoundDevice>(() =>
        reached({ situation: outside.situation, publicKey: 'a key', isAnotherOn }),
      ),
      subscribe: fromPromise<Answer, { publicKey: string }>(({ input }) => {
        expect(input).toEqual({ publicKey: 'a key' })
        return reached(outside.answer)
      }),
      sendTest: fromPromise<unknown>(async () => {
        outside.tests += await reached(1)
      }),
      unsubscribe: fromPromise<unknown>(() => reached(null)),
    },
  })
  return { actor: createActor(machine).start(), outside }
}

async function driveMachine(): Promise<PushDriver> {
  const { actor, outside } = startPush('off')
  const now = () => actor.getSnapshot()
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot) && !snapshot.hasTag('loading'))
  await settled()
  const send = async (type: Parameters<typeof actor.send>[0]['type'], isDown = false) => {
    outside.isDown = isDown
    actor.send({ type })
    await settled()
  }
  const turnOn = (answer: Answer) => {
    outside.answer = answer
    return send('push.turnOn')
  }
  const sees = (situation: PushSituation, trouble: ReturnType<typeof selectTrouble> = null) => {
    expect([selectSituation(now()), selectTrouble(now())]).toEqual([situation, trouble])
    expect(selectIsReceiving(now())).toBe(situation === 'on')
  }
  return {
    events: {
      'resident turns notifications on': () => turnOn('on'),
      'resident forbids them when the browser asks': () => turnOn('denied'),
      'resident closes the question of the browser': () => turnOn('off'),
      'resident turns them on, but the network fails': () => send('push.turnOn', true),
      'resident allows them in the browser again': () => send('device.reload'),
      'resident asks for a test': () => send('push.test'),
      'resident asks for a test, but the network fails': () => send('push.test', true),
      'resident turns them off': () => send('push.turnOff'),
      'resident turns them off, but the network fails': () => send('push.turnOff', true),
    },
    states: {
      'has a silent device': () => sees('off'),
      'learns that the browser blocks them': () => sees('denied'),
      'learns that they are still off': () => sees('off', 'failed'),
      'has a device that receives them': () => sees('on'),
      'learns that a test is on its way': () => {
        sees('on')
        expect([selectIsTested(now()), outside.tests]).toEqual([true, 1])
      },
      'learns that no test was sent': () => sees('on', 'untested'),
      'learns that they still arrive': () => sees('on', 'lasting'),
    },
  }
}

describe('notifications on a device, walked against the machine', () => {
  it.each(everyStep.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveMachine())
  })

  it.each(['notOffered', 'unsupported', 'denied', 'on'] as const)(
    'begins where the device is: %s',
    async (situation) => {
      const { actor } = startPush(situation)
      await waitFor(actor, (snapshot) => selectSituation(snapshot) === situation)
    },
  )

  it('knows nothing of any device until the portal responds, then what it says of the others', async () => {
    const { actor, outside } = startPush('unsupported', { isDown: true, isAnotherOn: true })
    await waitFor(actor, selectIsUnavailable)
    expect(selectIsReceiving(actor.getSnapshot())).toBeNull()
    outside.isDown = false
    actor.send({ type: 'device.reload' })
    await waitFor(actor, (snapshot) => selectSituation(snapshot) === 'unsupported')
    expect(selectIsReceiving(actor.getSnapshot())).toBe(true)
  })

  it('retries when the portal does not respond', async () => {
    const { actor, outside } = startPush('on', { isDown: true })
    await waitFor(actor, selectIsUnavailable)
    outside.isDown = false
    actor.send({ type: 'device.reload' })
    await waitFor(actor, (snapshot) => selectSituation(snapshot) === 'on')
  })
})
