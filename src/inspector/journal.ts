import { type AnyActorLogic, type AnyStateMachine, type InspectionEvent, StateMachine } from 'xstate'
import { redact } from './redact.ts'

export type InspectedActor = {
  readonly sessionId: string
  readonly name: string
  /** `null` = a promise or callback, which has no states. */
  readonly machine: AnyStateMachine | null
  readonly snapshot: unknown
}
type Entry = {
  readonly id: number
  readonly time: string
  readonly actor: string
  readonly type: string
  readonly payload: unknown
}
export type Journal = { readonly actors: readonly InspectedActor[]; readonly entries: readonly Entry[] }

const [longest, mostActors] = [300, 100]

/** Collects inspection events of the actors; everything is redacted before it is kept. */
export function createJournal(now: () => Date = () => new Date()) {
  let journal: Journal = { actors: [], entries: [] }
  let count = 0
  const listeners = new Set<() => void>()

  const change = (next: Journal) => {
    journal = next
    for (const listener of listeners) listener()
  }

  const inspect = (event: InspectionEvent) => {
    const { actorRef } = event
    const actor = describeActor(actorRef)
    const known = journal.actors.find(({ sessionId }) => sessionId === actor.sessionId) ?? actor
    if (event.type === '@xstate.actor') change({ ...journal, actors: [...without(known), actor].slice(-mostActors) })
    if (event.type === '@xstate.snapshot') {
      change({ ...journal, actors: [...without(known), { ...known, snapshot: event.snapshot }] })
    }
    if (event.type === '@xstate.event') {
      count += 1
      const { type, ...payload } = event.event
      const entry = {
        id: count,
        time: now().toISOString().slice(11, 23),
        actor: known.name,
        type,
        payload: redact(payload),
      }
      change({ ...journal, entries: [...journal.entries, entry].slice(-longest) })
    }
  }

  const without = ({ sessionId }: InspectedActor) => journal.actors.filter((other) => other.sessionId !== sessionId)

  return {
    inspect,
    read: () => journal,
    clear: () => change({ ...journal, entries: [] }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type JournalStore = ReturnType<typeof createJournal>

function describeActor(ref: { sessionId: string; id?: string; logic?: AnyActorLogic }): InspectedActor {
  const machine = ref.logic instanceof StateMachine ? ref.logic : null
  return { sessionId: ref.sessionId, name: ref.id ?? ref.sessionId, machine, snapshot: null }
}
