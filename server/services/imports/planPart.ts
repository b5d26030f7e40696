import type { ImportCounts, ImportRefusal } from '#contract/imports.ts'
import type { LiveTopic } from '#contract/live.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Fault, FilePlan, ImportScope, OpenedFile } from './importFile.ts'
import { type Known, startKnown } from './known.ts'
import { refusedRow } from './planFile.ts'

/** The outcome of one part of a folder. */
export type PlannedPart = {
  readonly place: string | null
  readonly placeId: string | null
  readonly name: string | null
  readonly rows: number
  readonly counts: Readonly<Record<string, ImportCounts>>
  readonly hasChanges: boolean
  readonly refusals: readonly ImportRefusal[]
  readonly topics: readonly LiveTopic[]
  readonly write: (tx: Transaction) => Promise<void>
  /** Lets later parts rely on this one. */
  readonly remember: () => void
}

export type PartRequest = {
  readonly opened: readonly OpenedFile[]
  /** `null` for rows that belong to no place. */
  readonly place: string | null
  /** What earlier parts have added. */
  readonly known: Known
  /** Rows of shared files that an earlier part has handled. */
  readonly done: Set<string>
  /** Whether the rows that belong to no place are refused, so that nothing is written. */
  readonly isHeld: boolean
}
type Settings = Pick<ImportScope, 'offer' | 'now' | 'authorId'>

/** Compares the rows of one part with the database, file by file, in the order of their dependencies. */
export async function planPart(tx: Transaction, request: PartRequest & Settings): Promise<PlannedPart> {
  const { opened, place, offer, now, authorId } = request
  const known = place === null ? request.known : startKnown(request.known)
  const placeOf = (): { id: string; key: string } => {
    const id = place === null ? undefined : known.find('places', place)
    if (place === null || id === undefined) throw new Error('this part has no place')
    return { id, key: place }
  }
  const scope: ImportScope = { offer, now, authorId, known, place: placeOf }
  const shared = new Map(opened.filter(isShared).map((file) => [file.name, keysFor(file, request)]))
  const refusals: ImportRefusal[] = []
  const refuse = (file: string, faults: readonly Fault[]) => {
    for (const { file: other = file, line, column, reason, detail = null } of faults) {
      refusals.push({ place, file: `${other}.csv`, line, column, reason, detail })
    }
  }
  const plans: FilePlan[] = []
  let rows = 0
  for (const file of opened) {
    const keys = shared.get(file.name)
    const owners = keys ? [...keys, ...(place === null ? [null] : [])] : [place]
    for (const owner of owners) {
      for (const key of file.refusedKeysOf(owner)) known.note(refusedRow(file.name, key))
      refuse(file.name, file.faultsOf(owner))
    }
    if (!isPlannedIn(file, place)) continue
    // The place is neither in the folder nor in the database: each of its rows reports it.
    if (file.belongs === 'inPlace' && known.find('places', place ?? '') === undefined) {
      refuse(file.name, known.isNoted(refusedRow('places', place ?? '')) ? [] : file.strangersOf(place))
      continue
    }
    const plan = await file.plan(tx, scope, {
      place,
      ...(keys && { keys }),
      isClean: refusals.length === 0 && !request.isHeld,
    })
    refuse(file.name, plan.faults)
    plans.push(plan)
    rows += file.rowsOf(place, keys)
  }
  const counts = Object.fromEntries(
    plans.filter(({ counts: some }) => isAny(some)).map((plan) => [plan.file, plan.counts]),
  )
  return {
    place,
    placeId: place === null ? null : (known.find('places', place) ?? null),
    name: place === null ? null : known.nameOf('places', place),
    rows,
    counts,
    hasChanges: Object.values(counts).some(({ created, updated, removed }) => created + updated + removed > 0),
    refusals,
    topics: [...new Set(plans.flatMap(({ topic }) => topic ?? []))],
    write: async (own) => {
      for (const plan of plans) await plan.write(own)
    },
    remember: () => {
      for (const [file, keys] of shared) {
        for (const key of keys) {
          const id = known.find(file, key)
          if (id !== undefined) request.known.learn(file, key, id)
          request.done.add(`${file} ${key}`)
        }
      }
    },
  }
}

const isAny = (counts: ImportCounts) => Object.values(counts).some((count) => count > 0)
const isShared = ({ belongs }: OpenedFile) => belongs === 'shared'
const isPlannedIn = ({ belongs }: OpenedFile, place: string | null) =>
  belongs === 'shared' || (belongs === 'common') === (place === null)

/** The rows of a shared file that a part refers to; the part outside places takes those that no place refers to. */
function keysFor(file: OpenedFile, { opened, place, done }: PartRequest): ReadonlySet<string> {
  const named = (part: string | null) =>
    opened
      .flatMap((other) => other.referencesOf(part))
      .flatMap((to) => (to.file === file.name && to.key ? [to.key] : []))
  if (place !== null) return new Set(named(place).filter((key) => !done.has(`${file.name} ${key}`)))
  const everywhere = new Set(opened.flatMap(({ parts }) => [...parts]).flatMap(named))
  return new Set([...file.parts].filter((key) => key !== null).filter((key) => !everywhere.has(key)))
}
