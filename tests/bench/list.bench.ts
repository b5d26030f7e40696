import autocannon from 'autocannon'
import { fromWire } from '#contract/case.ts'
import { communityRoutes } from '#contract/community.ts'
import { placeRoutes } from '#contract/places.ts'
import { reportRoutes } from '#contract/reports.ts'
import { sessionTokens } from '#contract/session.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { askForTokens } from './api.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredPlace, measuredReport } from './fillReports.ts'
import { quiet, type Stage } from './stage.ts'
import { startProcess } from './startProcess.ts'
import { median, type Row } from './table.ts'

const rounds = 5
const seconds = 3
const minimum = { PGlite: 300, PostgreSQL: 1_000 }

type Target = { readonly url: string; readonly headers: Record<string, string> }
type Load = { readonly perSecond: number; readonly p99: number }

const ofPlace = (path: string) => path.replace(':placeId', measuredPlace)
const ofReport = (path: string) => path.replace(':reportId', measuredReport)
/** As many as the screens ask for. */
const page = 'per_page=30'

/**
 * A list of the person's own, three of a place, whose answers wait for the roles of the person there, and one of a report, whose
 * place is looked up first.
 */
const lists = {
  places: { path: `${placeRoutes.mine.path}?by_ese_offer=ESE`, bare: '/places', grows: 'the places' },
  contacts: { path: `${ofPlace(communityRoutes.contacts.path)}?per_page=20`, bare: '/contacts', grows: 'the places' },
  'finished reports': {
    path: `${ofPlace(reportRoutes.list.path)}?by_state=resolved&${page}`,
    bare: '/reports',
    grows: 'the reports',
  },
  'ongoing reports': {
    path: `${ofPlace(reportRoutes.list.path)}?by_state=ongoing&${page}`,
    bare: '/ongoing',
    grows: 'the reports',
  },
  'report history': {
    path: `${ofReport(reportRoutes.events.path)}?${page}`,
    bare: '/history',
    grows: 'the lines',
  },
}

/**
 * Lists, signed in and with a full page, beside bare endpoints on the same data, and beside themselves with ten times the
 * data. The three take turns, so that a busy moment of the machine meets them all.
 */
export async function listRows(stage: Stage): Promise<readonly Row[]> {
  const usual = await startPortal({ ...stage.usual, ...quiet })
  const grown = await startPortal({ ...stage.grown, ...quiet })
  const bare = await startProcess('tests/bench/floor/bareList.ts', {
    ...stage.bare,
    PERSON: demoId(`person ${measuredPerson}`),
    PLACE: measuredPlace,
    REPORT: measuredReport,
  })
  const headers = { usual: await signedIn(usual.url), grown: await signedIn(grown.url) }
  const rows: Row[] = []
  for (const [name, { path, bare: barePath, grows }] of Object.entries(lists)) {
    const targets = {
      usual: { url: usual.url + path, headers: headers.usual },
      grown: { url: grown.url + path, headers: headers.grown },
      bare: { url: bare.url + barePath, headers: {} },
    }
    rows.push(...(await rowsOf(stage, `${name} list on ${stage.name}, c=10`, targets, grows)))
  }
  await Promise.all([usual.stop(), grown.stop(), bare.stop()])
  return rows
}

type Targets = Readonly<Record<'usual' | 'grown' | 'bare', Target>>

async function rowsOf(stage: Stage, what: string, targets: Targets, grows: string): Promise<readonly Row[]> {
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
      what: `${what}: cost with ten times ${grows}`,
      measured: perSecond('usual') / perSecond('grown'),
      limit: 1.2,
      unit: '×',
    },
  ]
}

const least = { isMinimum: true }
const part = (measured: number, floor: number) => (100 * measured) / floor

async function signedIn(url: string): Promise<Target['headers']> {
  const response = await askForTokens(url, demoEmail(measuredPerson), demoPassword)
  const { accessToken } = sessionTokens.parse(fromWire(await response.json()))
  return { authorization: `Bearer ${accessToken}` }
}

async function load({ url, headers }: Target, duration: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: 10, duration })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} refused ${result.non2xx + result.errors} requests`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
