import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { confirmationRoutes } from '#contract/confirmations.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { bindingMachine } from '#machines/parts/binding/binding.machine.ts'
import type { Act, ConfirmAnswer, SendAnswer } from '#machines/parts/binding/binding.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { decisionKeys } from '#src/areas/decisions/decisionKeys.ts'
import { fieldCodesOf } from '#src/forms/fieldCodesOf.ts'

/** What every act is sent with. */
export type Sending = {
  readonly params: { readonly decisionId: string }
  readonly confirmationToken: string
  readonly idempotencyKey: string
  readonly signal: AbortSignal
}
type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly decisionId: string
  readonly send: (act: Act, sending: Sending) => Promise<unknown>
  /** Which of what the decision shows afterwards came of the act. */
  readonly idOf?: (decision: DecisionDetail, act: Act) => string | null
}

/** What the server says of a password: the others are failures of the way there. */
const wrongPasswords: readonly ProblemCode[] = [
  'invalid_credentials',
  'last_attempt_before_lock',
  'account_locked',
  'too_many_requests',
  'impersonation_refused',
]
/** Answers that stay the same however often it is sent. */
const finalStatuses: readonly number[] = [404, 409, 422]

/** The password and the sending of one act about a decision; the page knows what became of it before it says so. */
export function createBinding({ api, client, person, decisionId, send, idOf }: Dependencies) {
  const intention = createIntention()
  const params = { decisionId }

  /** What the lists say is stale; the decision itself is read at once. */
  async function readAnew() {
    const decision = await api(decisionRoutes.read, { params }).catch(() => null)
    if (decision) client.setQueryData(decisionKeys.detail(person, decisionId), decision)
    void client.invalidateQueries({ queryKey: decisionKeys.all(person) })
    return decision
  }

  return bindingMachine.provide({
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
      sendAct: fromPromise<SendAnswer, { act: Act; token: string }>(async ({ input: { act, token }, signal }) => {
        try {
          const idempotencyKey = intention.keyFor({ act, token })
          await send(act, { params, confirmationToken: token, idempotencyKey, signal })
          intention.done()
          const decision = await readAnew()
          return { kind: 'sent', id: decision && idOf ? idOf(decision, act) : null }
        } catch (error) {
          const answer = refusalOf(error)
          if (answer.kind === 'refused') await readAnew()
          return answer
        }
      }),
    },
  })
}

function refusalOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return { kind: 'unanswered' }
  const { first, status } = error
  if (!first || !finalStatuses.includes(status)) throw error
  if (first.code === 'confirmation_required') return { kind: 'expired' }
  return { kind: 'refused', reason: first.code, fieldCodes: fieldCodesOf(error) }
}
