import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { texts as measuringTexts } from '#locales/fr-FR/measuring.ts'
import { shown } from '#tests/models/authentication.words.ts'
import { violationsOf } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { builtServer, freePort, type Portal, startPortal } from './support/portal.ts'
import { siteOf } from './support/visit.ts'

const { measuring: texts } = measuringTexts
const browser = useBrowser()
const counted: { url: string; cookie: string | undefined; referrer: string | undefined }[] = []
let counter: Server
let portal: Portal

/** Stands in for Plausible: another origin, which accepts every event. */
beforeAll(async () => {
  const port = await freePort()
  counter = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { cookie, referer: referrer } = request.headers
      counted.push({ url: JSON.parse(body).url, cookie, referrer })
      response.writeHead(202, { 'access-control-allow-origin': '*' }).end('ok')
    })
  }).listen(port, '127.0.0.1')
  const settings = { ANALYTICS_URL: `http://127.0.0.1:${port}/api/event` }
  portal = await startPortal(settings, builtServer, inject('seededFolder'))
})
afterAll(async () => {
  await portal.stop()
  await new Promise((resolve) => counter.close(resolve))
})

describe('a portal with a counter', () => {
  it('sends nothing before the answer, counts after it, and never asks twice', async () => {
    const page = await browser.openPage()
    await page.goto(`${portal.url}/connexion?email=ada@example.org`)
    await page.getByRole('button', { name: texts.allow }).waitFor()
    expect(counted).toEqual([])
    await page.getByRole('button', { name: texts.allow }).click()
    await expect.poll(() => counted).toHaveLength(1)
    expect(counted[0]).toEqual({
      url: `https://localhost:${portal.port}/connexion`,
      cookie: undefined,
      referrer: undefined,
    })

    await page.reload()
    await page.getByRole('button', { name: texts.manage }).waitFor()
    await expect.poll(() => counted).toHaveLength(2)
    expect(await page.getByRole('button', { name: texts.allow }).count()).toBe(0)
    await page.context().close()
  })

  it('reports that something on the device blocks the counter', async () => {
    const page = await browser.openPage()
    await page.route('**/api/event', (route) => route.abort('blockedbyclient'))
    await page.goto(`${portal.url}/connexion`)
    await page.getByRole('button', { name: texts.allow }).click()
    await page.getByText(texts.prevented).waitFor()
    await page.context().close()
  })

  it.each(['desktop', 'tablet', 'phone'] as const)(
    'asks on a %s without moving the page, and passes axe',
    async (width) => {
      const page = await browser.openPage(width, { bypassCSP: true })
      await page.goto(`${portal.url}/connexion`)
      const field = page.getByLabel(shown.emailField)
      await field.waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await field.boundingBox()
      const buttons = [texts.allow, texts.refuse].map((name) => page.getByRole('button', { name }))
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
      const bottom = page.viewportSize()?.height ?? 0
      for (const box of boxes) {
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.y ?? bottom) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
      }
      expect(await field.boundingBox()).toEqual(before)
      expect(await violationsOf(page)).toEqual([])
      await page.context().close()
    },
  )
})

it('a portal without a counter asks nothing and has no link', async () => {
  const page = await browser.openPage()
  await page.goto(`${siteOf('ESE')}/connexion`)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: new RegExp(`${texts.manage}|${texts.allow}`) }).count()).toBe(0)
  await page.context().close()
})
