import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { paymentMandateMachine } from '#machines/payments/paymentMandate/paymentMandate.machine.ts'
import type {
  CodeAnswer,
  OpenCode,
  RequestAnswer,
  SetupEvent,
  SetupStep,
  SignAnswer,
  Standing,
  TypedMandate,
  WriteAnswer,
} from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { stubSteps } from './stubSteps.ts'

export const aTypedMandate: TypedMandate = {
  kind: 'manual',
  ownerName: 'Jeanne Lenoir',
  address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
  bankAccount: {
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    bic: undefined,
    institution: undefined,
    transit: undefined,
    account: undefined,
  },
  mobile: '06 12 34 56 78',
}

export const aCode = (sentAt = '2030-01-15T10:00:00.000Z'): OpenCode => ({
  sentAt,
  sentTo: '+33 •• 56 78',
  triesLeft: 5,
  codesLeft: 2,
  expiresIn: 600_000,
  resendIn: 30_000,
})

export const nothingYet: Standing = {
  mayWrite: true,
  isWaiting: false,
  writtenAt: null,
  isInForce: false,
  isOpen: true,
  signing: 'code',
  code: null,
}
export const waiting: Standing = { ...nothingYet, isWaiting: true, writtenAt: '2030-01-15T09:00:00.000Z' }
export const atProvider: Standing = { ...waiting, signing: 'provider' }
export const inForce: Standing = { ...nothingYet, isInForce: true }

/** The flow of setting up a mandate with a stub server, which fails on `null`, and a clock that the test moves. */
export function startPaymentMandate(standing = nothingYet, step: SetupStep = 'create') {
  const clock = new SimulatedClock()
  const steps = stubSteps<SetupStep, Standing>()
  const page = Object.assign(steps.page, { learn: (_standing: Standing): void => {} })
  const server: {
    write: WriteAnswer | null
    code: CodeAnswer | null
    sign: SignAnswer | null
    request: RequestAnswer | null
    typed: string[]
    visited: string[]
  } = {
    write: { kind: 'written' },
    code: { kind: 'sent', code: aCode() },
    sign: { kind: 'signed' },
    request: { kind: 'ready', url: 'https://sign.example/1' },
    typed: [],
    visited: [],
  }
  const answered = <Answer>(answer: Answer | null): Promise<Answer> =>
    answer === null ? Promise.reject(new Error('the server failed')) : Promise.resolve(answer)
  const { showStep, leaveSteps, forgetDraft } = steps.actions
  const actor = createActor(
    paymentMandateMachine.provide({
      actors: {
        ...steps.actors,
        watchStanding: fromCallback<SetupEvent>(({ sendBack }) => {
          page.learn = (known) => sendBack({ type: 'standing.changed', standing: known })
        }),
        writeMandate: fromPromise(() => answered(server.write)),
        sendCode: fromPromise(() => answered(server.code)),
        requestSignature: fromPromise(() => answered(server.request)),
        signMandate: fromPromise(({ input: { signatureCode } }) => {
          server.typed.push(signatureCode)
          return answered(server.sign)
        }),
      },
      actions: {
        showStep,
        leaveSteps,
        forgetDraft,
        goToProvider: (_, { answer }) => {
          if (answer.kind === 'ready') server.visited.push(answer.url)
        },
      },
    }),
    { input: { step, standing }, clock },
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const send = (event: SetupEvent) => {
    actor.send(event)
    return settled()
  }
  return {
    actor,
    clock,
    page,
    server,
    write: () => send({ type: 'mandate.write', mandate: aTypedMandate }),
    requestCode: () => send({ type: 'code.request' }),
    requestSignature: () => send({ type: 'signature.request' }),
    sign: (signatureCode = '123456') => send({ type: 'mandate.sign', signatureCode }),
  }
}
