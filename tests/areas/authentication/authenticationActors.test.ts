import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { ProblemError } from '#contract/problems.ts'
import { offers } from '#offers/offers.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { authenticationActors } from '#src/areas/authentication/authentication.actors.ts'

const refusing =
  (status: number, error?: Partial<ProblemError>): Api =>
  () =>
    Promise.reject(
      new ApiError(
        status,
        '',
        error ? { errors: [{ code: 'unexpected', message: '', ...error }], requestId: 'r-1' } : null,
      ),
    )

const check = (api: Api) => {
  const { checkMail } = authenticationActors({ api, offer: offers.ESE })
  return toPromise(createActor(checkMail, { input: { email: 'ada@demo.example' } }).start())
}

describe('the check-user call', () => {
  it.each([
    [401, { code: 'password_required' }, { next: 'LOGIN' }],
    [404, { code: 'unknown_account' }, { next: 'REGISTER' }],
    [403, { code: 'wrong_offer', allowedOffer: 'ECO' }, { next: 'REDIRECT_TO_OFFER', allowedOffer: 'ECO' }],
  ] as const)('answered %i %o goes on to %o', async (status, error, outcome) => {
    await expect(check(refusing(status, error))).resolves.toEqual(outcome)
  })

  it.each([
    ['an application the server does not know', 401, { code: 'invalid_client' }],
    ['a refusal that names no other offer', 403, { code: 'forbidden' }],
    ['too many checks', 429, { code: 'too_many_requests' }],
    ['a broken server', 500, { code: 'unexpected' }],
    ['no answer', 0, undefined],
  ] as const)('fails on %s', async (_what, status, error) => {
    await expect(check(refusing(status, error))).rejects.toBeInstanceOf(ApiError)
  })
})
