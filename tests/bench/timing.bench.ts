import { createHash } from 'node:crypto'
import {
  authenticationRoutes,
  type CaptchaChallenge,
  captchaChallenge,
} from '#contract/authentication/authentication.ts'
import { fromWire } from '#contract/case.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { askForTokens, postJson, timeOf } from './api.ts'
import { quiet, type Stage } from './stage.ts'
import { apart, median, type Row } from './table.ts'

const addresses = 200

/** Response times must not reveal whether an address has an account: compares the medians of known and unknown ones. */
export async function timingRows(stage: Stage): Promise<readonly Row[]> {
  const portal = await startPortal({ ...stage.usual, ...quiet })
  const refusal = await compare((email) => timeOf(() => askForTokens(portal.url, email, 'not the password'), 401))
  const forgotten = await compare((email) => timeOfForgotten(portal.url, email))
  await portal.stop()
  const row = (what: string, { known, unknown }: Medians): Row[] => [
    {
      what: `${what} on ${stage.name}: known e-mails, beside unknown ones`,
      measured: known,
      floor: unknown,
      unit: 'ms',
    },
    { what: `${what} on ${stage.name}: they differ by`, measured: apart(known, unknown), limit: 10, unit: '%' },
  ]
  return [...row('refused sign-in', refusal), ...row('forgotten password', forgotten)]
}

type Medians = { readonly known: number; readonly unknown: number }

/** Measures in pairs with alternating order, so that drift affects both kinds. */
async function compare(time: (email: string) => Promise<number>): Promise<Medians> {
  for (let index = 0; index < 10; index += 1) await time(`warming-up-${index}@elsewhere.example`)
  const known: number[] = []
  const unknown: number[] = []
  for (let index = 0; index < addresses; index += 1) {
    const measureKnown = async () => known.push(await time(demoEmail(`voisin-${index}`)))
    const measureUnknown = async () => unknown.push(await time(`nobody-${index}@elsewhere.example`))
    const turns = index % 2 === 0 ? [measureKnown, measureUnknown] : [measureUnknown, measureKnown]
    for (const turn of turns) await turn()
  }
  return { known: median(known), unknown: median(unknown) }
}

async function timeOfForgotten(url: string, email: string) {
  const response = await fetch(`${url}${authenticationRoutes.captcha.path}`)
  const recaptchaToken = solve(captchaChallenge.parse(fromWire(await response.json())))
  const body = { user: { email, sergicOffer: 'ESE' }, recaptchaToken, clientId: offers.ESE.clientId }
  return timeOf(() => postJson(url, authenticationRoutes.requestPassword.path, body), 204)
}

/** Solves the proof of work without the pauses that a browser needs. */
function solve({ algorithm, challenge, maxNumber, salt, signature }: CaptchaChallenge) {
  for (let number = 0; number <= maxNumber; number += 1) {
    const digest = createHash('sha256').update(`${salt}${number}`).digest('hex')
    if (digest === challenge) {
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
    }
  }
  throw new Error('the challenge has no solution')
}
