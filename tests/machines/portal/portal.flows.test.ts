import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectFlow, selectIsMissing, selectIsOnItsWay } from '#machines/portal/portal/portal.selectors.ts'
import { quietFlow } from '#tests/support/quietFlow.ts'
import { at, startPortal } from '#tests/support/startPortal.ts'

/** Opens the flow of a forgotten password, and waits until it is loaded. */
async function startPasswordRequest() {
  const started = await startPortal({ location: at('passwordRequest') })
  const { context } = await waitFor(started.portal, (snapshot) => selectFlow(snapshot) !== null)
  const flow = context.flow
  if (flow?.name !== 'passwordRequest') throw new Error('this address leads to the forgotten-password form')
  return { ...started, flow }
}

describe('a flow that loads on demand', () => {
  it('loads first', async () => {
    const fetching = Promise.withResolvers<ReturnType<typeof quietFlow>>()
    const { portal } = await startPortal({ location: at('callback'), loadFlow: () => fetching.promise })
    expect(selectIsOnItsWay(portal.getSnapshot())).toBe(true)

    fetching.resolve(quietFlow('callback'))
    await waitFor(portal, (snapshot) => selectFlow(snapshot)?.name === 'callback')
    expect(selectIsOnItsWay(portal.getSnapshot())).toBe(false)
  })

  it('reports when it cannot be loaded', async () => {
    const { portal } = await startPortal({
      location: at('passwordReset'),
      loadFlow: () => Promise.reject(new Error('gone')),
    })
    await waitFor(portal, selectIsMissing)
  })

  it('stops when the person goes to another page', async () => {
    const { portal, flow, part } = await startPasswordRequest()
    portal.send({ type: 'location.changed', location: at('terms') })
    expect(part()).toBe('terms')
    expect(flow.ref.getSnapshot().status).toBe('stopped')
    expect(selectFlow(portal.getSnapshot())).toBeNull()
  })

  it('does not open when the person has gone to another page meanwhile', async () => {
    const fetching = Promise.withResolvers<ReturnType<typeof quietFlow>>()
    const { portal, part } = await startPortal({ location: at('callback'), loadFlow: () => fetching.promise })
    portal.send({ type: 'location.changed', location: at('terms') })
    fetching.resolve(quietFlow('callback'))
    await fetching.promise
    expect(part()).toBe('terms')
    expect(selectFlow(portal.getSnapshot())).toBeNull()
  })

  it('continues to the first page once the phone number is entered or skipped', async () => {
    const { portal, arrivesAt, navigate } = await startPortal({ isSignedIn: true, location: at('profileCheck') })
    const { context } = await waitFor(portal, (snapshot) => selectFlow(snapshot)?.name === 'profileCheck')
    if (context.flow?.name === 'profileCheck') context.flow.ref.send({ type: 'check.skip' })
    await arrivesAt('application')
    expect(navigate).toHaveBeenLastCalledWith('/')
  })
})
