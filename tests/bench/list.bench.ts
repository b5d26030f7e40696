import autocannon from 'autocannon'
import { fromWire } from '#contract/case.ts'
import { placeRoutes } from '#contract/places.ts'
import { sessionTokens } from '#contract/session.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { askForTokens } from './api.ts'
import { measuredPerson } from './fillPlaces.ts'
import { quiet, type Stage } from './stage.ts'
import { startProcess } from './startProcess.ts'
import { median, type Row } from './table.ts'

const rounds = 5
const seconds = 3
const minimum = { PGlite: 300, PostgreSQL: 1_000 }

type Target = { readonly url: string; readonly headers: Record<string, string> }
type Load = { readonly perSecond: number; readonly p99: number }

/**
 * The places list, signed in and with a full page, beside a bare endpoint on the same data, and beside itself with ten
 * times the places. The three take turns, so that a busy moment of the machine meets them all.
 */
export async function listRows(stage: Stage): Promise<readonly Row[]> {
  const usual = await startPortal({ ...stage.usual, ...quiet })
  const grown = await startPortal({ ...stage.grown, ...quiet })
  const bare = await startProcess('tests/bench/floor/bareList.ts', {
    ...stage.bare,
    PERSON: demoId(`person ${measuredPerson}`),
  })
  const targets = {
    usual: await listOf(usual.url),
    grown: await listOf(grown.url),
    bare: { url: `${bare.url}/places`, headers: {} },
  }
  for (const target of Object.values(targets)) await load(target, 1)

  const loads: Record<keyof typeof targets, Load[]> = { usual: [], grown: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    loads.usual.push(await load(targets.usual, seconds))
    loads.bare.push(await load(targets.bare, seconds))
    loads.grown.push(await load(targets.grown, seconds))
  }
  await Promise.all([usual.stop(), grown.stop(), bare.stop()])

  const perSecond = (name: keyof typeof targets) => median(loads[name].map((one) => one.perSecond))
  const p99 = (name: keyof typeof targets) => median(loads[name].map((one) => one.p99))
  const what = `places list on ${stage.name}, c=10`
  return [
    {
      what,
      measured: perSecond('usual'),
      floor: perSecond('bare'),
      limit: minimum[stage.name],
      unit: 'req/s',
      ...least,
    },
    {
      what: `${what}: part of the floor`,
      measured: part(perSecond('usual'), perSecond('bare')),
      limit: 50,
      unit: '%',
      ...least,
    },
    // The budget names PostgreSQL; the embedded database works in the server's own thread.
    {
      what: `${what}: p99`,
      measured: p99('usual'),
      floor: p99('bare'),
      unit: 'ms',
      ...(stage.name === 'PostgreSQL' && { limit: 25 }),
    },
    {
      what: `${what}: cost with ten times the places`,
      measured: perSecond('usual') / perSecond('grown'),
      limit: 1.2,
      unit: '×',
    },
  ]
}

const least = { isMinimum: true }
const part = (measured: number, floor: number) => (100 * measured) / floor

async function listOf(url: string): Promise<Target> {
  const response = await askForTokens(url, demoEmail(measuredPerson), demoPassword)
  const { accessToken } = sessionTokens.parse(fromWire(await response.json()))
  return {
    url: `${url}${placeRoutes.mine.path}?by_ese_offer=ESE`,
    headers: { authorization: `Bearer ${accessToken}` },
  }
}

async function load({ url, headers }: Target, duration: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: 10, duration })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} refused ${result.non2xx + result.errors} requests`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
