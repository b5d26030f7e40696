import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import {
  selectFiscalYearId,
  selectHasChanged,
  selectHasFailed,
  selectHasNoPlace,
  selectIsFetching,
  selectPlaceId,
  selectSort,
} from '#machines/places/placeSelection/placeSelection.selectors.ts'
import type { FirstPlace, PlaceSelectionEvent } from '#machines/places/placeSelection/placeSelection.setup.ts'

function startSelection(findFirstPlace: () => Promise<FirstPlace>) {
  const selected: string[] = []
  const followed: string[] = []
  const askedForYear = vi.fn(async (placeId: string): Promise<string | null> => `${placeId}-current`)
  let hear: (event: PlaceSelectionEvent) => void = () => {}
  const machine = placeSelectionMachine.provide({
    actors: {
      findFirstPlace: fromPromise(findFirstPlace),
      findCurrentFiscalYear: fromPromise(({ input }) => askedForYear(input.placeId)),
      watchSession: fromCallback(({ sendBack }) => {
        hear = sendBack
      }),
    },
    actions: {
      selectInSession: (_, { placeId }) => void selected.push(placeId),
      followSelection: (_, { placeId }) => void followed.push(placeId),
    },
  })
  const actor = createActor(machine).start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ selected: 'settled' }))
  return { actor, selected, followed, askedForYear, settled, hear: (event: PlaceSelectionEvent) => hear(event) }
}

describe('placeSelection', () => {
  it('selects the first place when none is selected, and updates the session', async () => {
    const { actor, selected, followed, settled } = startSelection(async () => ({ placeId: 'one', isStored: false }))

    expect(selectIsFetching(actor.getSnapshot())).toBe(true)
    await settled()

    expect(selectPlaceId(actor.getSnapshot())).toBe('one')
    expect([selected, followed]).toEqual([['one'], ['one']])
    expect(selectHasChanged(actor.getSnapshot())).toBe(false)
  })

  it('keeps the place of an earlier visit without selecting it again', async () => {
    const { actor, selected, followed, settled } = startSelection(async () => ({ placeId: 'two', isStored: true }))

    await settled()

    expect(selectPlaceId(actor.getSnapshot())).toBe('two')
    expect([selected, followed]).toEqual([[], ['two']])
  })

  it('reports that there is no place, and retries on request', async () => {
    const answers: FirstPlace[] = [
      { placeId: null, isStored: false },
      { placeId: 'one', isStored: false },
    ]
    const { actor, settled } = startSelection(async () => answers.shift() ?? { placeId: null, isStored: false })

    await waitFor(actor, selectHasNoPlace)
    actor.send({ type: 'places.reload' })
    await settled()

    expect(selectPlaceId(actor.getSnapshot())).toBe('one')
  })

  it('reports that loading failed, and retries on request', async () => {
    const find = vi.fn<() => Promise<FirstPlace>>().mockRejectedValueOnce(new Error('offline'))
    find.mockResolvedValue({ placeId: 'one', isStored: true })
    const { actor, settled } = startSelection(find)

    await waitFor(actor, selectHasFailed)
    actor.send({ type: 'places.reload' })
    await settled()

    expect(selectPlaceId(actor.getSnapshot())).toBe('one')
  })

  it('updates the session, fetches data and announces the place when it changes', async () => {
    const { actor, selected, followed, settled } = startSelection(async () => ({ placeId: 'one', isStored: true }))
    await settled()

    actor.send({ type: 'place.select', placeId: 'two' })
    actor.send({ type: 'place.select', placeId: 'two' })
    await settled()

    expect([selected, followed]).toEqual([['two'], ['one', 'two']])
    expect(selectHasChanged(actor.getSnapshot())).toBe(true)
  })

  it('follows another tab without notifying it in turn', async () => {
    const { actor, selected, followed, settled, hear } = startSelection(async () => ({
      placeId: 'one',
      isStored: true,
    }))
    await settled()

    hear({ type: 'place.selected', placeId: 'two' })

    expect(selectPlaceId(actor.getSnapshot())).toBe('two')
    expect([selected, followed]).toEqual([[], ['one', 'two']])
  })

  it('selects the current fiscal year of each place, and keeps a chosen one', async () => {
    const { actor, askedForYear, settled } = startSelection(async () => ({ placeId: 'one', isStored: true }))
    await settled()
    const yearOf = (placeId: string) => selectFiscalYearId(placeId)(actor.getSnapshot())
    expect(yearOf('one')).toBe('one-current')

    actor.send({ type: 'fiscalYear.select', placeId: 'one', fiscalYearId: 'one-former' })
    actor.send({ type: 'place.select', placeId: 'two' })
    await settled()
    actor.send({ type: 'place.select', placeId: 'one' })
    await settled()

    expect([yearOf('one'), yearOf('two')]).toEqual(['one-former', 'two-current'])
    expect(askedForYear).toHaveBeenCalledTimes(2)
  })

  it('keeps the order of each list', async () => {
    const { actor, settled } = startSelection(async () => ({ placeId: 'one', isStored: true }))
    await settled()

    actor.send({ type: 'sort.choose', list: 'reports one', sort: 'created_at' })
    actor.send({ type: 'place.select', placeId: 'two' })
    await settled()

    const sortOf = (list: string) => selectSort(list)(actor.getSnapshot())
    expect([sortOf('reports one'), sortOf('reports two')]).toEqual(['created_at', null])
  })

  it('works without a fiscal year when there is none or loading fails', async () => {
    const { actor, askedForYear, settled } = startSelection(async () => ({ placeId: 'one', isStored: true }))
    askedForYear.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('offline'))
    await settled()
    expect(selectFiscalYearId('one')(actor.getSnapshot())).toBeNull()

    actor.send({ type: 'place.select', placeId: 'two' })
    await settled()

    expect(selectFiscalYearId('two')(actor.getSnapshot())).toBeNull()
  })
})
