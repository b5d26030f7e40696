import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import { Actor, type AnyActorRef, StateMachine } from 'xstate'
import { z } from 'zod'
import type { Line, Read } from '#docs/generator/reads.ts'
import { linesOf } from './linesOf.ts'
import { regionsOf } from './regionsOf.ts'

/**
 * Loaded only by `npm run diagrams -- reads`: writes down what the page says in each state that a machine stays in, just
 * before it leaves the state or the test ends.
 */
const folder = z.string().parse(process.env.RECORD_READS)
const { setTimeout } = globalThis
const leavesOfMachine = z.object({ _nodes: z.array(z.object({ id: z.string(), type: z.string() })) })

/** A message about what somebody did may be gone before they leave, so the first moment counts too. */
type Stay = { readonly states: readonly string[]; atFirst: readonly Line[] | null }
const stays = new Map<AnyActorRef, Stay>()
const reads: Read[] = []

const leavesOf = (snapshot: unknown) =>
  (leavesOfMachine.safeParse(snapshot).data?._nodes ?? []).flatMap(({ id, type }) =>
    type === 'atomic' || type === 'final' ? [id] : [],
  )

function stay(actor: AnyActorRef, states: readonly string[]) {
  const begun: Stay = { states, atFirst: null }
  stays.set(actor, begun)
  // React has drawn the state by then.
  setTimeout(() => {
    if (stays.get(actor) === begun) begun.atFirst = linesOf(regionsOf(new Set([actor])).get(actor) ?? [])
  })
}

function read(actors: ReadonlySet<AnyActorRef>) {
  if (document.querySelector('main[aria-busy]')) return
  const regions = regionsOf(actors)
  for (const actor of actors) {
    const { states = [], atFirst } = stays.get(actor) ?? {}
    if (atFirst) reads.push({ states: [...states], lines: [...linesOf(regions.get(actor) ?? []), ...atFirst] })
  }
}

const { start } = Actor.prototype
Actor.prototype.start = function () {
  start.call(this)
  const states = leavesOf(this.getSnapshot())
  if (states.length > 0) stay(this, states)
  return this
}

const { transition } = StateMachine.prototype
StateMachine.prototype.transition = function (snapshot, event, scope) {
  const after = transition.call(this, snapshot, event, scope)
  const { self } = scope
  const before = stays.get(self)
  if (!before) return after
  const states = leavesOf(after)
  const hasMoved = states.join() !== before.states.join()
  if (hasMoved) read(new Set([self]))
  const hasLeft = event.type === 'xstate.stop' || (after.status === 'done' && self._parent !== undefined)
  if (hasLeft) stays.delete(self)
  else if (hasMoved) stay(self, states)
  return after
}

afterEach(() => {
  read(new Set(stays.keys()))
  stays.clear()
})

afterAll(async () => {
  Actor.prototype.start = start
  StateMachine.prototype.transition = transition
  const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${file.replaceAll('/', '~')}.json`), JSON.stringify(reads))
})
