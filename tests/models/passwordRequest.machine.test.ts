import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectCanSubmit,
  selectCaptchaStatus,
  selectFailure,
  selectIsBusy,
} from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import { startPasswordRequest } from '#tests/support/startPasswordRequest.ts'
import type { PasswordRequestDriver } from './passwordRequest.model.ts'
import { everyPath } from './passwordRequest.model.ts'

function driveMachine(): PasswordRequestDriver {
  const { actor, letTheCheckExpire, setNetwork } = startPasswordRequest()
  const now = () => actor.getSnapshot()
  const checked = () => waitFor(actor, (snapshot) => selectCaptchaStatus(snapshot) === 'checked')
  async function type(isValid: boolean) {
    await checked()
    actor.send({ type: 'email.change', isValid })
  }
  async function ask(network: 'up' | 'down') {
    await checked()
    setNetwork(network)
    actor.send({ type: 'form.submit', email: 'ada@demo.example' })
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  }
  return {
    events: {
      'resident types half an address': () => type(false),
      'resident types an address': () => type(true),
      'resident asks for the link': () => ask('up'),
      'resident asks for the link, but the network fails': () => ask('down'),
      'resident waits until the check has expired': letTheCheckExpire,
      'resident runs the check again': async () => {
        actor.send({ type: 'captcha.retry' })
        await checked()
      },
    },
    states: {
      'sees the address form': () => expect(selectCanSubmit(now())).toBe(false),
      'cannot submit the form': () => expect(selectCanSubmit(now())).toBe(false),
      'can ask for the link': () => expect(selectCanSubmit(now())).toBe(true),
      'learns that nothing was sent': () => expect(selectFailure(now())).toBe('unavailable'),
      'is told that the check has expired': () => {
        expect(selectCaptchaStatus(now())).toBe('checkExpired')
        expect(selectCanSubmit(now())).toBe(false)
      },
      'is told that a mail is on its way': () => expect(now().output).toEqual({ email: 'ada@demo.example' }),
    },
  }
}

describe('a forgotten password, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
