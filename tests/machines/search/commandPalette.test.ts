import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import {
  selectChoice,
  selectHasFailed,
  selectHasFound,
  selectIsOpen,
  selectIsSearching,
  selectText,
} from '#machines/search/commandPalette/commandPalette.selectors.ts'

function openPalette(findHits: (text: string) => Promise<number> = async () => 1) {
  const clock = new SimulatedClock()
  const machine = commandPaletteMachine.provide({
    actors: { findHits: fromPromise(({ input }) => findHits(input.text)) },
  })
  const palette = createActor(machine, { clock }).start()
  palette.send({ type: 'palette.open' })
  const now = () => palette.getSnapshot()
  const type = (text: string) => palette.send({ type: 'text.type', text })
  const search = async (text: string) => {
    type(text)
    clock.increment(200)
    await waitFor(palette, (snapshot) => !selectIsSearching(snapshot))
  }
  const choice = () => selectChoice(now())
  return { clock, palette, now, type, search, choice }
}

describe('commandPalette', () => {
  it('searches once after a pause in typing, with the text trimmed', async () => {
    const findHits = vi.fn(async () => 1)
    const { clock, palette, type } = openPalette(findHits)
    type('vau')
    clock.increment(150)
    type(' vaub ')
    clock.increment(199)
    expect(findHits).not.toHaveBeenCalled()
    clock.increment(1)
    await waitFor(palette, selectHasFound)
    expect(findHits).toHaveBeenCalledExactlyOnceWith('vaub')
  })

  it('ignores the response to an outdated search', async () => {
    const first = Promise.withResolvers<number>()
    const { clock, type, now } = openPalette(() => first.promise)
    type('a')
    clock.increment(200)
    type('')
    first.resolve(3)
    await first.promise
    expect(selectHasFound(now())).toBe(false)
    expect(selectIsSearching(now())).toBe(false)
  })

  it('shows no hits when the server has none', async () => {
    const { search, now } = openPalette(async () => 0)
    await search('zzz')
    expect([selectHasFound(now()), selectHasFailed(now())]).toEqual([false, false])
  })

  it('can retry a failed search', async () => {
    const findHits = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(2)
    const { search, now, palette } = openPalette(findHits)
    await search('vauban')
    expect(selectHasFailed(now())).toBe(true)
    palette.send({ type: 'search.retry' })
    await waitFor(palette, selectHasFound)
  })

  it('moves the choice, wraps around, and starts over with another text', () => {
    const { palette, choice, type } = openPalette()
    palette.send({ type: 'choice.move', by: 1, count: 3 })
    expect(choice()).toBe(1)
    palette.send({ type: 'choice.move', by: -1, count: 3 })
    palette.send({ type: 'choice.move', by: -1, count: 3 })
    expect(choice()).toBe(2)
    palette.send({ type: 'choice.move', by: 1, count: 3 })
    expect(choice()).toBe(0)
    palette.send({ type: 'choice.point', index: 2 })
    expect(choice()).toBe(2)
    palette.send({ type: 'choice.move', by: 1, count: 2 })
    expect(choice()).toBe(0)
    palette.send({ type: 'choice.move', by: 1, count: 0 })
    expect(choice()).toBe(0)
    palette.send({ type: 'choice.point', index: 1 })
    type('x')
    expect(choice()).toBe(0)
  })

  it.each(['palette.close', 'choice.run'] as const)('closes by %s and opens empty', (event) => {
    const { palette, now, type } = openPalette()
    type('vauban')
    palette.send({ type: event })
    expect(selectIsOpen(now())).toBe(false)
    palette.send({ type: 'palette.open' })
    expect(selectText(now())).toBe('')
  })
})
