import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import {
  selectAllowedOffer,
  selectEmail,
  selectHasFailed,
  selectIsBusy,
  selectRefusal,
  selectView,
} from '#machines/authentication/authentication/authentication.selectors.ts'
import type { MailCheckOutcome } from '#machines/authentication/authentication/authentication.setup.ts'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import type { AuthenticationDriver } from './authentication.model.ts'
import { coveringPaths, everyPath } from './authentication.model.ts'

/** A server in three lines: what it answers is decided by what it is asked. */
const outcomes: Readonly<Record<string, MailCheckOutcome>> = {
  'known@demo.example': { next: 'LOGIN' },
  'invited@demo.example': { next: 'CHECK_MAIL' },
  'unknown@demo.example': { next: 'REGISTER' },
  'elsewhere@demo.example': { next: 'REDIRECT_TO_OFFER', allowedOffer: 'VSY' },
}
const wrongCombination = new SignInRefused({
  code: 'invalid_credentials',
  message: null,
  remainingTries: 4,
  allowedOffer: null,
})

function driveMachine(): AuthenticationDriver {
  let isDown = false
  const answer = async <T>(value: () => T): Promise<T> => {
    if (isDown) throw new Error('the network fails')
    return value()
  }
  const machine = authenticationMachine.provide({
    actions: { addStep: () => {}, announceWrongCombination: () => {} },
    actors: {
      checkMail: fromPromise(({ input }) => answer(() => outcomes[input.email] ?? { next: 'REGISTER' })),
      signIn: fromPromise(({ input }) =>
        answer(() => {
          if (input.password !== 'right') throw wrongCombination
        }),
      ),
      activate: fromPromise(({ input }) =>
        answer(() => {
          if (input.zipCode !== '59000') throw new Error('unknown account')
        }),
      ),
      signUp: fromPromise<unknown, { email: string }>(() => answer(() => {})),
    },
  })
  const actor = createActor(machine, { input: { email: null, isRegistering: false } }).start()

  const now = () => actor.getSnapshot()
  async function send(event: Parameters<typeof actor.send>[0], network: 'up' | 'down' = 'up') {
    isDown = network === 'down'
    actor.send(event)
    await waitFor(actor, (snapshot) => !selectIsBusy(snapshot))
  }
  const give = (name: string, network?: 'down') =>
    send({ type: 'login.submit', email: `${name}@demo.example`, password: null }, network)
  const type = (password: string, network?: 'down') =>
    send({ type: 'login.submit', email: selectEmail(now()) ?? '', password }, network)
  const activate = (zipCode: string) => {
    const email = selectEmail(now()) ?? 'unknown@demo.example'
    return send({ type: 'activation.submit', email, customerReferenceNumber: 'C-100042', zipCode })
  }
  const sees = (view: ReturnType<typeof selectView>, hasFailed = false) => {
    expect(selectView(now())).toBe(view)
    expect(selectHasFailed(now())).toBe(hasFailed)
  }

  return {
    events: {
      'resident gives a known address': () => give('known'),
      'resident gives an address without password': () => give('invited'),
      'resident gives an unknown address': () => give('unknown'),
      'resident gives an address of another offer': () => give('elsewhere'),
      'resident gives an address, but the network fails': () => give('known', 'down'),
      'resident changes the address': () => send({ type: 'email.change' }),
      'resident types the right password': () => type('right'),
      'resident types the wrong password': () => type('wrong'),
      'resident types the right password, but the network fails': () => type('right', 'down'),
      'resident says it is the first visit': () => send({ type: 'register.start' }),
      'resident gives customer number and postal code': () => activate('59000'),
      'resident gives a wrong postal code': () => activate('75001'),
      'resident confirms': () => send({ type: 'mail.confirm' }),
      'resident asks for the link again': () => send({ type: 'mail.sendAgain' }),
      'resident asks for the link again, but the network fails': () => send({ type: 'mail.sendAgain' }, 'down'),
    },
    states: {
      'is asked for an address': () => sees('email'),
      'is asked for another address': () => sees('email'),
      'learns that the address was not checked': () => sees('email', true),
      'is asked for the password': () => sees('password'),
      'learns that the combination is wrong': () => {
        sees('password', true)
        expect(selectRefusal(now())?.remainingTries).toBe(4)
      },
      'learns that signing in failed': () => {
        sees('password', true)
        expect(selectRefusal(now())?.code).toBe('unexpected')
      },
      'is asked for customer number and postal code': () => {
        sees('register')
        expect(selectEmail(now())).toBe('unknown@demo.example')
      },
      'is asked for address, customer number and postal code': () => sees('register'),
      'learns that the activation failed': () => sees('register', true),
      'is told to read the mail': () => sees('checkMail'),
      'learns that the mail was not sent again': () => sees('checkMail', true),
      'is sent to the other site': () => {
        sees('redirect')
        expect(selectAllowedOffer(now())).toBe('VSY')
      },
      'is signed in': () => expect(now().output?.outcome).toBe('signedIn'),
      'is told that the mail was sent': () => expect(now().output?.outcome).toBe('emailSent'),
    },
  }
}

describe('a resident and the authentication machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })

  it('can be walked through in few walks that leave nothing out', () => {
    expect(coveringPaths.length).toBeLessThan(everyPath.length / 10)
  })
})
