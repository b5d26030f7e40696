import { expect, it } from 'vitest'
import { z } from 'zod'
import { snakeKey } from '#contract/case.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { makeWorkFolder, startPortal } from '#tests/support/server/portalProcess.ts'

const { clientId, signInScope: scope } = offers.ESE
const refusal = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) })

async function codeOfSignIn(url: string, password: string) {
  const grant = { grantType: 'password', username: demoEmail('conseil'), password, clientId, scope }
  const answer = await fetch(`${url}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(Object.entries(grant).map(([key, value]) => [snakeKey(key), value]))),
  })
  return refusal.parse(await answer.json()).errors[0]?.code
}

it('keeps an account locked after the process is killed and restarted', { timeout: 120_000 }, async () => {
  const folder = await makeWorkFolder()
  try {
    const first = await startPortal(folder.path)
    const codes = []
    for (let n = 0; n < 5; n++) codes.push(await codeOfSignIn(first.url, 'Not-The-Password-1!'))
    first.child.kill('SIGKILL')
    await first.ended
    expect(codes.at(-1)).toBe('account_locked')

    const second = await startPortal(folder.path)
    expect(await codeOfSignIn(second.url, demoPassword)).toBe('account_locked')
    second.child.kill('SIGKILL')
    await second.ended
  } finally {
    await folder.remove()
  }
})
