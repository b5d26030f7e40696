import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import {
  selectHasFailed,
  selectHasMoreFailed,
  selectIsLoading,
  selectIsLoadingMore,
  selectIsOpen,
  selectSearch,
} from '#machines/places/placeSwitcher/placeSwitcher.selectors.ts'
import type { LoadedPlaces, SwitcherVariables } from '#machines/places/placeSwitcher/placeSwitcher.setup.ts'
import type { PlaceSwitcherDriver } from './placeSwitcher.model.ts'
import { everyPath } from './placeSwitcher.model.ts'

function driveMachine(): PlaceSwitcherDriver {
  const clock = new SimulatedClock()
  const chosen: string[] = []
  let isDown = false
  const answer = (hasMore: boolean) =>
    fromPromise<LoadedPlaces, SwitcherVariables>(async () => {
      if (isDown) throw new Error('the network fails')
      return { hasMore }
    })
  const machine = placeSwitcherMachine.provide({
    actors: { loadPlaces: answer(true), loadMore: answer(false) },
    actions: { selectPlace: (_, { placeId }) => void chosen.push(placeId) },
  })
  const actor = createActor(machine, { clock }).start()
  const now = () => actor.getSnapshot()
  async function send(event: Parameters<typeof actor.send>[0], network: 'up' | 'down' = 'up') {
    isDown = network === 'down'
    actor.send(event)
    if (event.type === 'search.change') clock.increment(500)
    await waitFor(actor, (snapshot) => !selectIsLoading(snapshot) && !selectIsLoadingMore(snapshot))
  }
  const seesList = () => expect([selectIsOpen(now()), selectHasFailed(now())]).toEqual([true, false])

  return {
    events: {
      'resident opens the list': () => send({ type: 'switcher.open' }),
      'resident opens the list, but the network fails': () => send({ type: 'switcher.open' }, 'down'),
      'resident tries again': () => send({ type: 'list.retry' }),
      'resident searches for a place': () => send({ type: 'search.change', text: 'Tilleuls' }),
      'resident searches for an unknown place': () => send({ type: 'search.change', text: 'Versailles' }),
      'resident goes to the end of the list': () => send({ type: 'list.more' }),
      'resident goes to the end of the list, but the network fails': () => send({ type: 'list.more' }, 'down'),
      'resident chooses the other place': () => send({ type: 'place.choose', placeId: 'other' }),
      'resident closes the list': () => send({ type: 'switcher.close' }),
    },
    states: {
      'sees the selected place': () => expect(selectIsOpen(now())).toBe(false),
      'learns that the list was not loaded': () => expect(selectHasFailed(now())).toBe(true),
      'sees the first places': seesList,
      'sees the place searched for': () => expect(selectSearch(now())).toBe('Tilleuls'),
      'learns that there is no such place': () => expect(selectSearch(now())).toBe('Versailles'),
      'learns that the next page was not loaded': () => expect(selectHasMoreFailed(now())).toBe(true),
      'sees all places': seesList,
      'sees the selected place as before': () => {
        expect(selectIsOpen(now())).toBe(false)
        expect(chosen).toEqual([])
      },
      'sees the other place': () => {
        expect(selectIsOpen(now())).toBe(false)
        expect(chosen).toEqual(['other'])
      },
    },
  }
}

describe('the place dropdown, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
