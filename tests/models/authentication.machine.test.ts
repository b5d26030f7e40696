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

/** The stub server's answer for each address. */
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
      'resident enters a known address': () => give('known'),
      'resident enters an address without a password': () => give('invited'),
      'resident enters an unknown address': () => give('unknown'),
      'resident enters an address of another offer': () => give('elsewhere'),
      'resident enters an address, but the network fails': () => give('known', 'down'),
      'resident changes the address': () => send({ type: 'email.change' }),
      'resident types the right password': () => type('right'),
      'resident types the wrong password': () => type('wrong'),
      'resident types the right password, but the network fails': () => type('right', 'down'),
      'resident asks to activate an account': () => send({ type: 'register.start' }),
      'resident enters customer number and postal code': () => activate('59000'),
      'resident enters a wrong postal code': () => activate('75001'),
      'resident confirms': () => send({ type: 'mail.confirm' }),
      'resident asks for the link again': () => send({ type: 'mail.sendAgain' }),
      'resident asks for the link again, but the network fails': () => send({ type: 'mail.sendAgain' }, 'down'),
    },
    states: {
      'sees the address form': () => sees('email'),
      'sees the address form again': () => sees('email'),
      'learns that the address check failed': () => sees('email', true),
      'sees the password form': () => sees('password'),
      'learns that the combination is wrong': () => {
        sees('password', true)
        expect(selectRefusal(now())?.remainingTries).toBe(4)
      },
      'learns that the sign-in failed': () => {
        sees('password', true)
        expect(selectRefusal(now())?.code).toBe('unexpected')
      },
      'sees the activation form': () => {
        sees('register')
        expect(selectEmail(now())).toBe('unknown@demo.example')
      },
      'sees the activation form with an address field': () => sees('register'),
      'learns that the activation failed': () => sees('register', true),
      'is told to check their mail': () => sees('checkMail'),
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

describe('signing in, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })

  it('has covering paths that are far fewer than all paths', () => {
    expect(coveringPaths.length).toBeLessThan(everyPath.length / 10)
  })
})
