import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { snacksMachine } from '#machines/snacks/snacks/snacks.machine.ts'
import { selectIsLeaving, selectShownSnack } from '#machines/snacks/snacks/snacks.selectors.ts'

function startSnacks() {
  const clock = new SimulatedClock()
  const snacks = createActor(snacksMachine, { clock }).start()
  const add = (message: string, more: { duration?: number; isImportant?: boolean } = {}) =>
    snacks.send({ type: 'snack.add', snack: { message, ...more } })
  const shown = () => selectShownSnack(snacks.getSnapshot())
  const showToTheEnd = () => {
    clock.increment(5_000)
    clock.increment(300)
  }
  return { clock, snacks, add, shown, showToTheEnd }
}

describe('snacks', () => {
  it('shows one message for 5000 ms, lets it slide out for 300 ms, then shows the next one', () => {
    const { clock, snacks, add, shown, showToTheEnd } = startSnacks()
    add('Un')
    add('Deux')
    clock.increment(4_999)
    expect(shown()).toMatchObject({ message: 'Un', tone: 'info' })
    clock.increment(1)
    expect(selectIsLeaving(snacks.getSnapshot())).toBe(true)
    clock.increment(299)
    expect(shown()?.message).toBe('Un')
    clock.increment(1)
    expect(shown()?.message).toBe('Deux')
    showToTheEnd()
    expect(shown()).toBeNull()
  })

  it('shows a message for the duration it specifies', () => {
    const { clock, snacks, add } = startSnacks()
    add('Trois secondes', { duration: 3_000 })
    clock.increment(3_000)
    expect(selectIsLeaving(snacks.getSnapshot())).toBe(true)
  })

  it('shows an important message immediately, and the previous one after it', () => {
    const { add, shown, showToTheEnd } = startSnacks()
    add('Un')
    add('Urgent', { isImportant: true })
    expect(shown()?.message).toBe('Urgent')
    showToTheEnd()
    expect(shown()?.message).toBe('Un')
  })

  it('dismisses the current message or a waiting one', () => {
    const { clock, snacks, add, shown } = startSnacks()
    add('Un')
    add('Deux')
    add('Trois')
    snacks.send({ type: 'snack.dismiss', id: 2 })
    snacks.send({ type: 'snack.dismiss', id: 1 })
    clock.increment(300)
    expect(shown()?.message).toBe('Trois')
  })

  it('clears all messages', () => {
    const { snacks, add, shown } = startSnacks()
    add('Un')
    add('Deux')
    snacks.send({ type: 'snacks.clear' })
    expect(shown()).toBeNull()
  })

  it('keeps a message while the person looks at it', () => {
    const { clock, snacks, add, shown, showToTheEnd } = startSnacks()
    add('Un')
    snacks.send({ type: 'snack.hold' })
    clock.increment(60_000)
    expect(shown()?.message).toBe('Un')
    snacks.send({ type: 'snack.release' })
    showToTheEnd()
    expect(shown()).toBeNull()
  })

  it('does not restore a message that is sliding out when an important one comes', () => {
    const { snacks, add, shown, showToTheEnd } = startSnacks()
    add('Un')
    snacks.send({ type: 'snack.dismiss', id: 1 })
    add('Urgent', { isImportant: true })
    expect(shown()?.message).toBe('Urgent')
    showToTheEnd()
    expect(shown()).toBeNull()
  })

  it('shows a repeated message again while the previous one slides out', () => {
    const { clock, snacks, add, shown } = startSnacks()
    add('La combinaison est invalide')
    snacks.send({ type: 'snack.dismiss', id: 1 })
    add('La combinaison est invalide')
    add('La combinaison est invalide')
    clock.increment(300)
    expect(shown()).toMatchObject({ id: 2, message: 'La combinaison est invalide' })
    snacks.send({ type: 'snack.dismiss', id: 2 })
    clock.increment(300)
    expect(shown()).toBeNull()
  })

  it('shows the same message only once', () => {
    const { add, shown, showToTheEnd } = startSnacks()
    for (let failure = 0; failure < 20; failure += 1) add('Vous n’êtes pas autorisé à faire cette action.')
    showToTheEnd()
    expect(shown()).toBeNull()
  })
})
