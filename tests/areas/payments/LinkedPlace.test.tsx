import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applicationPaths } from '#contract/addresses.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { nowhere, placeOf } from '#tests/support/server/placeWorld.ts'

usePortalServer()
const [here, there] = [placeOf('vauban'), placeOf('tilleuls')]

it.each([applicationPaths.paying, applicationPaths.mandate, applicationPaths.personalAccount])(
  '%s opens in the place of the link, and lets the person select another one',
  async (path) => {
    const { session } = await openScreen(inPlace(path, there))
    const selected = () => selectSelectedPlaceId(session().getSnapshot())
    await waitFor(() => expect(selected()).toBe(there))
    await waitFor(() => expect(location.search).toBe(''))
    act(() => session().send({ type: 'place.select', placeId: here }))
    await screen.findByRole('heading', { level: 1 })
    expect(selected()).toBe(here)
  },
)

it('a link to a place of somebody else keeps the selected one', async () => {
  const { session } = await openScreen(applicationPaths.paying)
  const selected = () => selectSelectedPlaceId(session().getSnapshot())
  const before = selected()
  await goTo(inPlace(applicationPaths.paying, nowhere))
  await waitFor(() => expect(location.search).toBe(''))
  expect(selected()).toBe(before)
})
