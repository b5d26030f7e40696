import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { z } from 'zod'
import type { ProblemError } from '#contract/problems.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import { passwordFormActors } from '#src/areas/authentication/passwordForm.actors.ts'
import { passwordRequestActors } from '#src/areas/authentication/passwordRequest.actors.ts'
import { passwordRequestDraft } from '#src/areas/authentication/passwordRequestForm.ts'

const offer = { code: 'ESE', clientId: 'esteral-web', brandName: 'Esteral' } as const
const request = { email: 'ada@demo.example', captchaToken: 'solution' }
const refusal = (status: number, error: Omit<ProblemError, 'message'>) =>
  new ApiError(status, '', { errors: [{ message: '', ...error }], requestId: 'r-1' })

function apiThat(answers: () => Promise<unknown>) {
  const calls: { path: string; body: unknown }[] = []
  const api: Api = async (route, input) => {
    calls.push({ path: route.path, ...z.object({ body: z.unknown() }).parse(input) })
    return z.parse<(typeof route)['answer']>(route.answer, await answers())
  }
  return { api, calls }
}

describe('requestPassword', () => {
  const ask = (api: Api) => {
    const { requestPassword } = passwordRequestActors({ api, offer, now: () => 0 })
    return toPromise(createActor(requestPassword, { input: request }).start())
  }
  beforeEach(() => sessionStorage.setItem('draft:passwordRequest', JSON.stringify({ email: request.email })))

  it('sends the offer and its client, and clears the draft on success', async () => {
    const { api, calls } = apiThat(async () => undefined)

    expect(await ask(api)).toEqual({ isSent: true })
    expect(calls).toEqual([
      {
        path: '/v1/users/password',
        body: {
          user: { email: request.email, sergicOffer: 'ESE' },
          recaptchaToken: 'solution',
          clientId: 'esteral-web',
        },
      },
    ])
    expect(passwordRequestDraft.read()).toEqual({})
  })

  it.each([
    [refusal(422, { code: 'captcha_refused' }), 'captcha_refused'],
    [refusal(429, { code: 'too_many_requests' }), 'too_many_requests'],
    [new ApiError(0, 'offline', null), 'unavailable'],
    [new ApiError(502, 'Bad Gateway', null), 'unexpected'],
  ])('says why it failed and keeps the draft: %s', async (error, code) => {
    expect(await ask(apiThat(() => Promise.reject(error)).api)).toEqual({ isSent: false, code })
    expect(passwordRequestDraft.read()).toEqual({ email: request.email })
  })
})

describe('checkLink', () => {
  const check = (api: Api) => {
    const { checkLink } = passwordFormActors({ api, offer })
    return toPromise(createActor(checkLink, { input: { kind: 'reset', token: 'token' } }).start())
  }

  it('says whose password the link sets', async () => {
    const { api, calls } = apiThat(async () => ({ email: 'ada@demo.example' }))

    expect(await check(api)).toEqual({ type: 'usable', email: 'ada@demo.example' })
    const body = { link: { kind: 'reset', token: 'token' }, clientId: 'esteral-web' }
    expect(calls).toEqual([{ path: '/v1/users/password_links', body }])
  })

  it.each([
    [refusal(410, { code: 'expired_link' }), { type: 'expired' }],
    [refusal(403, { code: 'wrong_offer', allowedOffer: 'VSY' }), { type: 'wrongOffer', allowedOffer: 'VSY' }],
  ])('interprets %s', async (error, answer) => {
    expect(await check(apiThat(() => Promise.reject(error)).api)).toEqual(answer)
  })

  it('says nothing about a link without a response', async () => {
    await expect(check(apiThat(() => Promise.reject(new ApiError(0, 'offline', null))).api)).rejects.toThrow('offline')
  })
})

describe('savePassword', () => {
  const save = (api: Api, kind: 'activation' | 'reset' = 'reset') => {
    const { savePassword } = passwordFormActors({ api, offer })
    return toPromise(createActor(savePassword, { input: { kind, token: 'token', password: 'secret' } }).start())
  }

  it.each([
    [
      'activation',
      '/v1/users/set_password',
      { user: { password: 'secret' }, invitationToken: 'token', clientId: 'esteral-web' },
    ],
    [
      'reset',
      '/v1/users/reset',
      { user: { password: 'secret', sergicOffer: 'ESE' }, resetPasswordToken: 'token', clientId: 'esteral-web' },
    ],
  ] as const)('sends an %s to %s', async (kind, path, body) => {
    const { api, calls } = apiThat(async () => undefined)

    expect(await save(api, kind)).toEqual({ type: 'saved' })
    expect(calls).toEqual([{ path, body }])
  })

  it.each([
    [refusal(410, { code: 'expired_link' }), { type: 'expired' }],
    [refusal(403, { code: 'wrong_offer', allowedOffer: 'VSY' }), { type: 'wrongOffer', allowedOffer: 'VSY' }],
    [refusal(422, { code: 'invalid_value' }), { type: 'failed' }],
    [
      refusal(422, { code: 'invalid_value', field: 'user.password', fieldCode: 'guessablePassword' }),
      { type: 'refused', fieldCode: 'guessablePassword' },
    ],
    [new ApiError(0, 'offline', null), { type: 'failed' }],
  ])('interprets %s', async (error, answer) => {
    expect(await save(apiThat(() => Promise.reject(error)).api)).toEqual(answer)
  })
})
