import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectKeeping } from '#machines/parts/draft/draft.selectors.ts'
import { startDraft } from '#tests/support/startDraft.ts'

type Started = ReturnType<typeof startDraft>
const change = ({ actor }: Started) => actor.send({ type: 'draft.changed' })
const isAt = ({ actor }: Started, where: 'kept' | 'copied' | 'unkept') =>
  waitFor(actor, (snapshot) => selectKeeping(snapshot) === where)

it('is stored 800 ms after the last change, and not once more', async () => {
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

it('is stored at once when the person goes elsewhere on the page', async () => {
  const draft = startDraft()

  change(draft)
  draft.actor.send({ type: 'draft.left' })

  await isAt(draft, 'kept')
})

it('that the tab had is stored again: the server may know nothing of it', async () => {
  const draft = startDraft(true)

  draft.clock.increment(800)

  await isAt(draft, 'kept')
})

it('is stored once the server answers, when at first only this tab has it', async () => {
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

it('makes leaving ask only while nothing keeps it', async () => {
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

it('is stored no more once it was sent or given up', () => {
  const draft = startDraft()

  change(draft)
  draft.actor.send({ type: 'draft.forgotten' })
  draft.clock.increment(60_000)

  expect(draft.server.stores).toBe(0)
  expect(selectKeeping(draft.actor.getSnapshot())).toBeNull()
})
