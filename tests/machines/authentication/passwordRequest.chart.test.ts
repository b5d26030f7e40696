import { describe, expect, it } from 'vitest'
import { walk } from '#tests/support/chartWalk.ts'
import { passwordRequestWalk } from './authentication.walks.ts'

const { rests } = walk(passwordRequestWalk)

describe('passwordRequest chart', () => {
  it('checks the address and the captcha independently', () => {
    const captchaStates = ['loadingChallenge', 'solving', 'solved', 'failed', 'expired']
    const composing = captchaStates.flatMap((captcha) =>
      ['invalid', 'valid'].map((email) => ({ composing: { captcha, email } })),
    )
    expect(new Set(rests.map(({ value }) => JSON.stringify(value)))).toEqual(
      new Set([...composing, 'sending', 'sent'].map((value) => JSON.stringify(value))),
    )
  })

  it('sends only with a valid address and a solved captcha', () => {
    const senders = rests.filter((state) => state.can({ type: 'form.submit', email: '' }))

    expect(senders.map(({ value }) => value)).toEqual([{ composing: { captcha: 'solved', email: 'valid' } }])
  })
})
