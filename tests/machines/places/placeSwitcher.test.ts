import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import {
  selectHasFailed,
  selectHasMoreFailed,
  selectIsLoading,
  selectIsLoadingMore,
  selectIsOpen,
  selectVariables,
} from '#machines/places/placeSwitcher/placeSwitcher.selectors.ts'
import type { LoadedPlaces, SwitcherVariables } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'

function startSwitcher() {
  const clock = new SimulatedClock()
  const chosen: string[] = []
  const loadPlaces = vi.fn(async (_: SwitcherVariables): Promise<LoadedPlaces> => ({ hasMore: true }))
  const loadMore = vi.fn(async (_: SwitcherVariables): Promise<LoadedPlaces> => ({ hasMore: false }))
  const machine = placeSwitcherMachine.provide({
    actors: {
      loadPlaces: fromPromise(({ input }) => loadPlaces(input)),
      loadMore: fromPromise(({ input }) => loadMore(input)),
    },
    actions: { selectPlace: (_, { placeId }) => void chosen.push(placeId) },
  })
  const actor = createActor(machine, { clock }).start()
  const open = async () => {
    actor.send({ type: 'switcher.open' })
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))
  }
  return { actor, clock, chosen, loadPlaces, loadMore, open }
}

describe('placeSwitcher', () => {
  it('loads all places each time it opens', async () => {
    const { actor, loadPlaces, open } = startSwitcher()

    await open()
    actor.send({ type: 'switcher.close' })
    await open()

    expect(loadPlaces.mock.calls).toEqual([[{}], [{}]])
  })

  it('searches once, 500 ms after the last keystroke', async () => {
    const { actor, clock, loadPlaces, open } = startSwitcher()
    await open()

    actor.send({ type: 'search.change', text: 'til' })
    clock.increment(499)
    actor.send({ type: 'search.change', text: 'tilleuls ' })
    clock.increment(499)
    expect(loadPlaces).toHaveBeenCalledTimes(1)
    clock.increment(1)
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))

    expect(loadPlaces.mock.calls.slice(1)).toEqual([[{ search: 'tilleuls' }]])
    expect(selectVariables(actor.getSnapshot())).toEqual({ search: 'tilleuls' })
  })

  it('filters the list by role and city as well as by the search', async () => {
    const { actor, loadPlaces, open } = startSwitcher()
    await open()

    actor.send({ type: 'filters.change', filters: { role: 'coowner', city: 'Lille' } })
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))

    expect(loadPlaces).toHaveBeenLastCalledWith({ role: 'coowner', city: 'Lille' })
    actor.send({ type: 'switcher.close' })
    await open()
    expect(loadPlaces).toHaveBeenLastCalledWith({})
  })

  it('loads the next page once, and no page beyond the last', async () => {
    const { actor, loadMore, open } = startSwitcher()
    await open()

    actor.send({ type: 'list.more' })
    actor.send({ type: 'list.more' })
    await waitFor(actor, (snapshot) => !selectIsLoadingMore(snapshot))
    actor.send({ type: 'list.more' })

    expect(loadMore).toHaveBeenCalledTimes(1)
  })

  it('retries a list or a page that could not be loaded', async () => {
    const { actor, loadPlaces, loadMore } = startSwitcher()
    loadPlaces.mockRejectedValueOnce(new Error('offline'))
    loadMore.mockRejectedValueOnce(new Error('offline'))

    actor.send({ type: 'switcher.open' })
    await waitFor(actor, selectHasFailed)
    actor.send({ type: 'list.retry' })
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot))
    actor.send({ type: 'list.more' })
    await waitFor(actor, selectHasMoreFailed)
    actor.send({ type: 'list.retry' })
    await waitFor(actor, (snapshot) => !selectIsLoadingMore(snapshot))

    expect([selectHasFailed(actor.getSnapshot()), selectHasMoreFailed(actor.getSnapshot())]).toEqual([false, false])
  })

  it('closes the list with the choice', async () => {
    const { actor, chosen, open } = startSwitcher()
    await open()

    actor.send({ type: 'place.choose', placeId: 'two' })

    expect(chosen).toEqual(['two'])
    expect(selectIsOpen(actor.getSnapshot())).toBe(false)
  })
})
