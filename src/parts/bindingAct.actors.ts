import { fromPromise } from 'xstate'
import { confirmationRoutes } from '#contract/confirmations.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import type { ActAnswer, ConfirmAnswer } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import type { ServerNames } from '#src/forms/fieldCodesOf.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'

export type Authorised = {
  readonly confirmationToken: string
  readonly idempotencyKey: string
  readonly signal: AbortSignal
}

/** Refusals that concern the password itself; any other is a failure of the request. */
const wrongPasswords: readonly ProblemCode[] = [
  'invalid_credentials',
  'last_attempt_before_lock',
  'session_locked',
  'too_many_requests',
  'impersonation_refused',
]
/** Statuses that no retry changes. */
const finalStatuses: readonly number[] = [404, 409, 422]

/** The fields of an act that can be corrected. */
export type Correctable<Field extends string> = {
  readonly fields?: readonly Field[]
  readonly serverNames?: ServerNames<Field>
}

type BindingAct<Act, Field extends string> = Correctable<Field> & {
  readonly api: Api
  readonly send: (act: Act, authorised: Authorised) => Promise<unknown>
  /** Reads the subject of the act before the page reports the outcome, and returns the id of the result, if any. */
  readonly readAgain: (act: Act) => Promise<string | null>
}

/** The actors of the password step: checking the password, and sending one act. */
export const bindingActActors = <Act, Field extends string = never>(act: BindingAct<Act, Field>) => ({
  confirmation: createConfirmation(act.api),
  sendAct: createSendAct(act),
})

const createConfirmation = (api: Api) =>
  passwordConfirmationMachine.provide({
    actors: {
      confirmPassword: fromPromise<ConfirmAnswer, { password: string }>(async ({ input: { password }, signal }) => {
        try {
          const { confirmationToken } = await api(confirmationRoutes.create, {
            body: { confirmation: { password } },
            signal,
          })
          return { kind: 'confirmed', token: confirmationToken }
        } catch (error) {
          const first = error instanceof ApiError ? error.first : undefined
          if (!first || !wrongPasswords.includes(first.code)) throw error
          return { kind: 'wrong', code: first.code, remainingTries: first.remainingTries ?? null }
        }
      }),
    },
  })

function createSendAct<Act, Field extends string>({ send, readAgain: read, ...correctable }: BindingAct<Act, Field>) {
  const intention = createIntention()
  return fromPromise<ActAnswer<Field>, { act: Act; token: string }>(async ({ input: { act, token }, signal }) => {
    try {
      const idempotencyKey = intention.keyFor({ act, token })
      await send(act, { confirmationToken: token, idempotencyKey, signal })
      intention.done()
      return { kind: 'sent', id: await read(act) }
    } catch (error) {
      const answer = refusalOf(error, correctable)
      if (answer.kind === 'refused') await read(act)
      return answer
    }
  })
}

function refusalOf<Field extends string>(
  error: unknown,
  { fields = [], serverNames }: Correctable<Field>,
): ActAnswer<Field> {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  const { first, status } = error
  if (!first || !finalStatuses.includes(status)) throw error
  if (first.code === 'confirmation_required') return { kind: 'expired' }
  return { kind: 'refused', reason: first.code, fieldCodes: fieldCodesOf(error, fields, serverNames) }
}
