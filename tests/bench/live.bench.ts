import { fromWire, toWire } from '#contract/case.ts'
import { sessionTokens } from '#contract/session.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { askForTokens, timeOf } from './api.ts'
import { openStream } from './openStream.ts'
import { quiet, type Stage } from './stage.ts'
import type { Row } from './table.ts'

const neighbours = Array.from({ length: 42 }, (_, number) => `voisin-${number}`)
const people = ['coproprietaire', 'president', 'conseil', 'bailleur', 'locataire', 'gardien', 'comptable', 'admin']
const streamsOfEach = 10
const writes = 40
const placeId = demoId('place tilleuls')

/** 500 open pages of one place (T39), measured from the call that changes the place to the event in each page. */
export async function liveRows(stage: Stage): Promise<readonly Row[]> {
  const portal = await startPortal({ ...stage.usual, ...quiet })
  // One after the other, because the server turns away many sign-ins at a time.
  const tokens: string[] = []
  for (const name of [...neighbours, ...people]) tokens.push(await signIn(portal.url, name))
  const manager = await signIn(portal.url, 'gestionnaire')

  let begun = 0
  let awaited = 0
  let allHeard = () => {}
  const delays: number[] = []
  const hear = (data: string) => {
    if (!data.includes('"places"')) return
    delays.push(performance.now() - begun)
    awaited -= 1
    if (awaited === 0) allHeard()
  }
  const streams = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: streamsOfEach }, () => openStream(portal.url, token, hear))),
  )
  for (let write = 0; write < writes; write += 1) {
    const heard = new Promise<void>((resolve) => {
      allHeard = resolve
    })
    awaited = streams.length
    begun = performance.now()
    await timeOf(() => rename(portal.url, manager, `Les Tilleuls ${write}`), 200)
    await heard
  }
  for (const stream of streams) stream.destroy()
  await portal.stop()

  const sorted = delays.toSorted((a, b) => a - b)
  const what = `an event at ${streams.length} open pages on ${stage.name}`
  return [
    { what: `${what}: p99`, measured: sorted[Math.floor(sorted.length * 0.99)] ?? 0, limit: 500, unit: 'ms' },
    { what: `${what}: median`, measured: sorted[Math.floor(sorted.length / 2)] ?? 0, unit: 'ms' },
    {
      what: `${what}: part of the events`,
      measured: (100 * delays.length) / (writes * 500),
      limit: 100,
      unit: '%',
      isMinimum: true,
    },
  ]
}

async function signIn(url: string, name: string): Promise<string> {
  const answer = await askForTokens(url, demoEmail(name), demoPassword)
  return sessionTokens.parse(fromWire(await answer.json())).accessToken
}

const rename = (url: string, token: string, name: string) =>
  fetch(`${url}/v1/places/${placeId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      toWire({
        place: { name, description: 'Mesure', street: '14 rue de la Bassée', zipCode: '59000', city: 'Lille' },
      }),
    ),
  })
