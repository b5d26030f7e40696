import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { allStates, type Chart } from './chart.ts'
import { createKeysOf } from './keysOfTexts.ts'
import { recordTests } from './recordTests.ts'

const kinds = ['heading', 'notice', 'control', 'text'] as const
const line = z.object({
  kind: z.enum(kinds),
  /** The text, and the sentences around it, the widest first. */
  texts: z.array(z.string()),
})
const read = z.object({ states: z.array(z.string()), lines: z.array(line) })
export type Line = z.infer<typeof line>
/** What a page said of a machine while it was in these states. */
export type Read = z.infer<typeof read>

/** The tests of screens that stop in the states of charts: those of models, and those of flows without one. */
const walks = [
  'tests/models',
  'tests/areas/accounts/New',
  'tests/areas/administration/ImpersonationScreen',
  'tests/areas/authentication/CallbackScreen',
  'tests/areas/authentication/EmbeddedLoginScreen',
  'tests/areas/decisions/decisionDrafts',
  'tests/areas/forum/forumScreens',
  'tests/areas/measuring',
  'tests/areas/messages/writeToManager',
  'tests/areas/mobileBanner',
  'tests/areas/payments/Collections',
  'tests/areas/payments/Mandate',
  'tests/areas/payments/Outcome',
  'tests/areas/payments/Refund',
  'tests/areas/payments/Retry',
  'tests/areas/payments/Setup',
  'tests/areas/profile',
  'tests/areas/settings/PasswordScreen',
  'tests/areas/snacks',
  'tests/app/portal',
  'tests/parts/WithDraft',
  'tests/ui/AttachmentViewer',
]

/** Texts that are read aloud, or that only the focus shows. */
const unseen = new Set([
  'common.loading',
  'common.sending',
  'common.skipToContent',
  'widgets.steps.donePosition',
  'widgets.steps.position',
])

/** The most keys of a state. */
export const mostLines = 12

type Some = {
  /** Names of charts, each with the walks that stop in its states: `retry=tests/areas/payments/Retry`. */
  readonly only: readonly string[]
  /** What is known of all other charts. */
  readonly known: string
}

/** The keys of the texts on screen in each state: runs the tests of screens once, and writes down what their pages say. */
export async function recordReads(project: string, charts: readonly Chart[], { only, known }: Some): Promise<string> {
  const chosen = new Map(only.map(nameAndWalk))
  const unknown = [...chosen.keys()].filter((name) => !charts.some(({ root }) => root.id === name))
  if (unknown.length > 0) throw new Error(`no chart has this name: ${unknown.join(', ')}`)
  const isRecorded = (id: string) => chosen.size === 0 || chosen.has(nameIn(id))
  const records = await recordTests(project, {
    variable: 'RECORD_READS',
    tests: ['--project', 'web', '--retry', '1', ...(chosen.size === 0 ? walks : chosen.values())],
    schema: z.array(read),
  })
  const recorded = charts.filter(({ root }) => isRecorded(root.id))
  const others = Object.entries(keptKeys.parse(JSON.parse(known))).filter(([id]) => !isRecorded(id))
  const entries = [...others, ...Object.entries(keysByState(recorded, await readFrench(project), records.flat()))]
  return `${JSON.stringify(Object.fromEntries(entries.toSorted(byId)), null, 2)}\n`
}

const keptKeys = z.record(z.string(), z.array(z.string()))
const nameIn = (id: string) => id.split('.')[0] ?? id
const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

function nameAndWalk(argument: string): readonly [string, string] {
  const [name, walk] = argument.split('=')
  if (!name || !walk) throw new Error(`a chart and its walk, as in retry=tests/areas/payments/Retry: ${argument}`)
  return [name, walk]
}

const chunk = z.object({ texts: z.record(z.string(), z.unknown()) })

/** The tests read French pages. */
async function readFrench(project: string): Promise<object> {
  const files: string[] = []
  for await (const file of glob(path.join(project, 'locales/fr-FR/*.ts'))) files.push(pathToFileURL(file).href)
  const chunks = await Promise.all(files.sort().map(async (file) => chunk.parse(await import(file))))
  const french = {}
  Object.assign(french, ...chunks.map(({ texts }) => texts))
  return french
}

/** The keys of one read and where they are on the page. */
type Keys = ReadonlyMap<string, { readonly rank: number; readonly position: number }>

/** For each state with texts the keys that at least half of its reads have, in the order of the page. */
export function keysByState(charts: readonly Chart[], french: object, reads: readonly Read[]) {
  const keysIn = createKeysIn(french)
  const known = reads.map(({ states, lines }) => ({ states, keys: keysIn(lines) }))
  const readsOf = (id: string) => known.flatMap(({ states, keys }) => (states.includes(id) ? [keys] : []))
  const entries = charts.flatMap(({ kind, root }) => {
    if (kind === 'lifecycle') return []
    const states = allStates(root).flatMap(({ id }) => {
      const usual = usualIn(readsOf(id))
      return usual.size === 0 ? [] : [{ id, usual }]
    })
    const isEverywhere = (key: string) => states.length > 1 && states.every(({ usual }) => usual.has(key))
    return states.map(({ id, usual }) => [id, chosenFrom(usual, isEverywhere)] as const)
  })
  return Object.fromEntries(entries.toSorted(byId))
}

/** What half of the reads have, as the read shows it that has most of this: a mixture of two pages is no page. */
function usualIn(reads: readonly Keys[]): Keys {
  const counts = new Map<string, number>()
  for (const key of reads.flatMap((keys) => [...keys.keys()])) counts.set(key, (counts.get(key) ?? 0) + 1)
  const usual = reads.map((keys) => new Map([...keys].filter(([key]) => (counts.get(key) ?? 0) * 2 >= reads.length)))
  return usual.reduce<Keys>((one, other) => (other.size > one.size ? other : one), new Map())
}

/** What distinguishes the state comes before what all states of the chart say, and headings before sentences. */
const chosenFrom = (usual: Keys, isEverywhere: (key: string) => boolean) =>
  [...usual]
    .map(([key, { rank, position }]) => ({ key, position, rank: rank + (isEverywhere(key) ? kinds.length : 0) }))
    .toSorted((one, other) => one.rank - other.rank || one.position - other.position)
    .slice(0, mostLines)
    .toSorted((one, other) => one.position - other.position)
    .map(({ key }) => key)

/** Finds the keys of lines. Of several keys with one text, the one nearest to the keys of the other lines counts. */
function createKeysIn(french: object) {
  const { exact, matching } = createKeysOf(french)
  const firstOf = (texts: readonly string[], find: (text: string) => readonly string[]) =>
    texts.map(find).find((keys) => keys.length > 0)
  const candidatesOf = ({ texts }: Line) => firstOf(texts, exact) ?? firstOf(texts.toReversed(), matching) ?? []
  return (lines: readonly Line[]): Keys => {
    const found = lines.map((one) => ({ rank: kinds.indexOf(one.kind), candidates: candidatesOf(one) }))
    const certain = found.flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
    const nearness = (key: string) => certain.reduce((sum, other) => sum + sharedSegments(key, other), 0)
    const keys = new Map<string, { readonly rank: number; readonly position: number }>()
    for (const [position, { rank, candidates }] of found.entries()) {
      const [key] =
        candidates.length > 1 ? candidates.toSorted((one, other) => nearness(other) - nearness(one)) : candidates
      if (key !== undefined && !unseen.has(key) && !keys.has(key)) keys.set(key, { rank, position })
    }
    return keys
  }
}

function sharedSegments(one: string, other: string): number {
  const segments = other.split('.')
  const different = one.split('.').findIndex((segment, index) => segment !== segments[index])
  return different === -1 ? segments.length : different
}
