import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectKeeping } from '#machines/parts/draft/draft.selectors.ts'
import { startDraft } from '#tests/support/startDraft.ts'

type Started = ReturnType<typeof startDraft>
const change = ({ actor }: Started) => actor.send({ type: 'draft.changed' })
const isAt = ({ actor }: Started, where: 'kept' | 'copied' | 'unkept') =>
  waitFor(actor, (snapshot) => selectKeeping(snapshot) === where)

it('is stored once, 800 ms after the last change', async () => {
  const draft = startDraft()

  change(draft)
  draft.clock.increment(799)
  change(draft)
  draft.clock.increment(799)
  expect(draft.server.stores).toBe(0)
  draft.clock.increment(1)
  await isAt(draft, 'kept')
  draft.clock.increment(60_000)

  expect(draft.server.stores).toBe(1)
})

it('is stored immediately when the person leaves the form', async () => {
  const draft = startDraft()

  change(draft)
  draft.actor.send({ type: 'draft.left' })

  await isAt(draft, 'kept')
})

it('is stored on the server again when only the tab had it', async () => {
  const draft = startDraft(true)

  draft.clock.increment(800)

  await isAt(draft, 'kept')
})

it('is retried until the server has it, if at first only this tab has it', async () => {
  const draft = startDraft()

  draft.server.keepsAt = 'tab'
  change(draft)
  draft.clock.increment(800)
  await isAt(draft, 'copied')
  expect(draft.said).not.toContain('hold')
  draft.server.keepsAt = 'server'
  draft.clock.increment(15_000)

  await isAt(draft, 'kept')
})

it('holds the page only while nothing has stored it', async () => {
  const draft = startDraft()

  draft.server.keepsAt = null
  change(draft)
  draft.clock.increment(800)
  await isAt(draft, 'unkept')
  expect(draft.said).toEqual(['hold'])
  draft.server.keepsAt = 'server'
  draft.clock.increment(15_000)
  await isAt(draft, 'kept')

  expect(draft.said).toEqual(['hold', 'release'])
})

it('is no longer stored once it is sent or discarded', () => {
  const draft = startDraft()

  change(draft)
  draft.actor.send({ type: 'draft.forgotten' })
  draft.clock.increment(60_000)

  expect(draft.server.stores).toBe(0)
  expect(selectKeeping(draft.actor.getSnapshot())).toBeNull()
})
