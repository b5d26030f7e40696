import autocannon from 'autocannon'
import { fromWire } from '#contract/case.ts'
import { sessionTokens } from '#contract/session.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { askForTokens } from './api.ts'
import { addressOfList, askerOf, type List, type ListName, listNames, lists, pathOfFloor } from './lists.ts'
import { quiet, type Stage } from './stage.ts'
import { startProcess } from './startProcess.ts'
import { median, type Row } from './table.ts'

const rounds = 5
const seconds = 1
const minimum = { PGlite: 300, PostgreSQL: 1_000 }

type Target = { readonly url: string; readonly headers: Record<string, string> }
type Load = { readonly perSecond: number; readonly p99: number }

/**
 * Compares signed-in lists of a full page with bare endpoints on the same data, and with the same lists on ten times the data.
 * The three take turns, so that a busy moment of the machine affects all of them. Without names it measures every list. Yields the rows of each list.
 */
export async function* listRows(stage: Stage, only: readonly ListName[] = []): AsyncGenerator<readonly Row[]> {
  const usual = await startPortal({ ...stage.usual, ...quiet })
  const grown = await startPortal({ ...stage.grown, ...quiet })
  const bare = await startProcess('tests/bench/floor/bareList.ts', stage.bare)
  const asUsual = signedInOn(usual.url)
  const asGrown = signedInOn(grown.url)
  for (const name of only.length > 0 ? only : listNames) {
    const list: List = lists[name]
    const path = addressOfList(list)
    const targets = {
      usual: { url: usual.url + path, headers: await asUsual(askerOf(list)) },
      grown: { url: grown.url + path, headers: await asGrown(askerOf(list)) },
      bare: { url: bare.url + pathOfFloor(name), headers: {} },
    }
    yield await rowsOf(stage, `${name} list on ${stage.name}, c=10`, targets, list)
  }
  await Promise.all([usual.stop(), grown.stop(), bare.stop()])
}

type Targets = Readonly<Record<'usual' | 'grown' | 'bare', Target>>

async function rowsOf(
  stage: Stage,
  what: string,
  targets: Targets,
  { grows, isHot = false }: List,
): Promise<readonly Row[]> {
  for (const target of Object.values(targets)) await load(target, 1)

  const loads: Record<keyof Targets, Load[]> = { usual: [], grown: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    loads.usual.push(await load(targets.usual, seconds))
    loads.bare.push(await load(targets.bare, seconds))
    loads.grown.push(await load(targets.grown, seconds))
  }

  const perSecond = (name: keyof Targets) => median(loads[name].map((one) => one.perSecond))
  const p99 = (name: keyof Targets) => median(loads[name].map((one) => one.p99))
  return [
    {
      what,
      measured: perSecond('usual'),
      floor: perSecond('bare'),
      unit: 'req/s',
      ...(isHot && { limit: minimum[stage.name], ...least }),
    },
    {
      what: `${what}: part of the floor`,
      measured: part(perSecond('usual'), perSecond('bare')),
      unit: '%',
      ...(isHot && { limit: 50, ...least }),
    },
    // The budget is for PostgreSQL: the embedded database runs in the thread of the server.
    {
      what: `${what}: p99`,
      measured: p99('usual'),
      floor: p99('bare'),
      unit: 'ms',
      ...(isHot && stage.name === 'PostgreSQL' && { limit: 25 }),
    },
    {
      what: `${what}: cost with ten times ${grows}`,
      measured: perSecond('usual') / perSecond('grown'),
      limit: 1.2,
      unit: '×',
    },
  ]
}

const least = { isMinimum: true }
const part = (measured: number, floor: number) => (100 * measured) / floor

/** Milliseconds; an access token is good for a quarter of an hour, and all lists take longer. */
const signedInFor = 600_000

/** Signs each person in once in ten minutes. */
export function signedInOn(url: string) {
  const known = new Map<string, { readonly headers: Target['headers']; readonly until: number }>()
  return async (person: string): Promise<Target['headers']> => {
    const former = known.get(person)
    if (former && performance.now() < former.until) return former.headers
    const headers = await signIn(url, person)
    known.set(person, { headers, until: performance.now() + signedInFor })
    return headers
  }
}

async function signIn(url: string, person: string): Promise<Target['headers']> {
  const response = await askForTokens(url, demoEmail(person), demoPassword)
  const { accessToken } = sessionTokens.parse(fromWire(await response.json()))
  return { authorization: `Bearer ${accessToken}` }
}

export async function load({ url, headers }: Target, duration: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: 10, duration })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} refused ${result.non2xx + result.errors} requests`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
