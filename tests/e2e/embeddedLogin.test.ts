import { createServer, type Server } from 'node:http'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { fromWire } from '#contract/case.ts'
import { sessionTokens } from '#contract/session.ts'
import { french } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { useBrowser } from './support/browser.ts'
import { builtServer, freePort, type Portal, startPortal } from './support/portal.ts'

const browser = useBrowser()
const heard = z.array(z.object({ type: z.string() }))
let portal: Portal
let server: Server
let origin: string

/** Another application on its own origin, with a portal that trusts only that origin. */
beforeAll(async () => {
  const port = await freePort()
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Autre application</title><p>Autre application</p>')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  origin = `http://app.localhost:${port}`
  portal = await startPortal({ EMBEDDED_LOGIN_ORIGIN: origin }, builtServer, inject('seededFolder'))
})
afterAll(async () => {
  server.close()
  await portal.stop()
})

async function embed(from: string): Promise<{ page: Page; frame: Frame | null }> {
  const page = await browser.openPage()
  await page.goto(from)
  await page.evaluate((url) => {
    window.heard = []
    window.addEventListener('message', ({ data }) => window.heard.push(data))
    const frame = document.createElement('iframe')
    frame.src = `${url}/token-login`
    frame.hidden = true
    document.body.append(frame)
  }, portal.url)
  return { page, frame: page.frames().find((each) => each.url().startsWith(portal.url)) ?? null }
}
const messages = async (page: Page) => heard.parse(await page.evaluate(() => window.heard)).map(({ type }) => type)
const post = (page: Page, message: unknown) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)

async function tokens() {
  const response = await fetch(`${portal.url}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: demoEmail('coproprietaire'),
      password: demoPassword,
      client_id: offers.ESE.clientId,
      scope: offers.ESE.signInScope,
    }),
  })
  return sessionTokens.parse(fromWire(await response.json()))
}

describe('the page that another application embeds', () => {
  it('announces that it is ready, accepts a valid session from the trusted origin, and confirms it', async () => {
    const { page } = await embed(origin)
    await page.waitForFunction(() => window.heard.length === 1)
    const frame = page.frameLocator('iframe')
    await frame.getByText(french.embeddedLogin.waiting).waitFor({ state: 'attached' })
    expect(await frame.getByText(french.common.backToLogin).count()).toBe(0)

    await post(page, { type: 'auth', user: { accessToken: 'x' } })
    await post(page, 'auth')
    expect(await messages(page)).toEqual(['ready'])

    await post(page, { type: 'auth', user: await tokens() })
    await page.waitForFunction(() => window.heard.length === 2)
    expect(await messages(page)).toEqual(['ready', 'done'])
    await page.context().close()
  })

  it('refuses to load in any other origin', async () => {
    const { page } = await embed(`http://sub.${new URL(origin).host}`)
    await page.waitForLoadState('networkidle')

    expect(await messages(page)).toEqual([])
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${portal.url}/token-login`)
    await page.context().close()
  })

  it('ignores a window of another origin that opened it', async () => {
    const page = await browser.openPage()
    await page.goto(`http://stranger.${new URL(origin).host}`)
    const popup = page.waitForEvent('popup')
    await page.evaluate((url) => {
      window.heard = []
      window.addEventListener('message', ({ data }) => window.heard.push(data))
      window.open(`${url}/token-login`)
    }, portal.url)
    const opened = await popup
    await opened.getByRole('heading', { level: 1 }).waitFor()
    await opened.evaluate((message) => window.postMessage(message, '*'), { type: 'auth', user: await tokens() })

    expect(await opened.evaluate(() => globalThis.localStorage.getItem('state'))).toBeNull()
    expect(await messages(page)).toEqual([])
    await page.context().close()
  })
})

declare global {
  interface Window {
    heard: unknown[]
  }
}
