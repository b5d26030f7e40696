import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { MeasuringFoot } from '#src/areas/measuring/MeasuringFoot.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'
import { at, startPortal } from '#tests/support/startPortal.ts'

const texts = french.measuring
const url = 'https://stats.example/api/event'
const analytics = { url, site: 'portal.example' }
const counted: unknown[] = []
let isBlocked = false
const network = setupServer(
  http.post(url, async ({ request }) => {
    if (isBlocked) return HttpResponse.error()
    counted.push(JSON.parse(await request.text()))
    return new HttpResponse('ok', { status: 202 })
  }),
)
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())
afterEach(() => {
  counted.length = 0
  isBlocked = false
  localStorage.clear()
})

const button = (name: string) => screen.getByRole('button', { name })
async function openFoot() {
  const { portal } = await startPortal({ location: at('login') })
  const view = renderUi(<MeasuringFoot analytics={analytics} local={localStorage} portalRef={portal} inspect={null} />)
  return { portal, user: userEvent.setup(), ...view }
}
const visited = () => counted.map((event) => event instanceof Object && 'url' in event && event.url)

describe('the foot of a page', () => {
  it('asks with two equal buttons, and sends nothing before the answer', async () => {
    const { portal, user } = await openFoot()
    const [yes, no] = [button(texts.allow), button(texts.refuse)]
    expect(yes.className).toBe(no.className)
    act(() => portal.send({ type: 'location.changed', location: at('terms') }))
    await user.click(no)
    expect(localStorage.getItem('measuring')).toBe('refused')
    act(() => portal.send({ type: 'location.changed', location: at('login') }))
    expect(document.activeElement).toBe(button(texts.manage))

    // Nothing was counted before the change of mind.
    await user.click(button(texts.manage))
    expect(screen.getByText(new RegExp(texts.answer.refused))).toBeDefined()
    await user.click(button(texts.allow))
    await waitFor(() => expect(visited()).toEqual(['https://portal.example/connexion']))
    expect(localStorage.getItem('measuring')).toBe('allowed')
  })

  it('counts patterns of addresses, without ids, queries or people', async () => {
    localStorage.setItem('measuring', 'allowed')
    const { portal } = await openFoot()
    await waitFor(() => expect(counted).toHaveLength(1))
    const location = { ...at('contest', '?contest_token=secret'), email: 'ada@example.org' }
    act(() => portal.send({ type: 'location.changed', location }))
    await waitFor(() => expect(counted).toHaveLength(2))
    expect(counted[1]).toEqual({
      name: 'pageview',
      domain: 'portal.example',
      url: 'https://portal.example/contester-un-vote',
      referrer: null,
    })
  })

  it('counts only the last of the pages that follow each other within half a second', async () => {
    localStorage.setItem('measuring', 'allowed')
    const { portal } = await openFoot()
    await waitFor(() => expect(counted).toHaveLength(1))
    act(() => {
      for (const screen of ['terms', 'passwordRequest', 'register'] as const) {
        portal.send({ type: 'location.changed', location: at(screen) })
      }
    })
    await waitFor(() => expect(counted).toHaveLength(2))
    expect(visited().at(-1)).toBe('https://portal.example/inscription')
  })

  it('says that an ad blocker prevents counting, while there is a network', async () => {
    isBlocked = true
    localStorage.setItem('measuring', 'allowed')
    await openFoot()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.prevented))
  })

  it('does not mention an ad blocker without a network', async () => {
    isBlocked = true
    localStorage.setItem('measuring', 'allowed')
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const asked = vi.fn()
    network.events.on('request:end', asked)
    await openFoot()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.getByRole('status').textContent).toBe('')
    network.events.removeAllListeners()
    isOnline.mockRestore()
  })

  it('keeps the answer when the person closes the question', async () => {
    localStorage.setItem('measuring', 'refused')
    const { user } = await openFoot()
    await user.click(button(texts.manage))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.title }))
    await user.click(button(texts.close))
    expect(document.activeElement).toBe(button(texts.manage))
    expect(localStorage.getItem('measuring')).toBe('refused')
  })
})
