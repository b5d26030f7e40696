import { describe, expect, it } from 'vitest'
import { texts as frame } from '#locales/fr-FR/frame.ts'
import { site } from '#locales/fr-FR/server/site.ts'
import { crash } from '#locales/fr-FR/signIn/crash.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { support } from '#locales/fr-FR/support.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { shown } from '#tests/models/authentication.words.ts'
import { useBrowser } from './support/browser.ts'
import { enter, signIn, siteOf, storageOf } from './support/visit.ts'

const browser = useBrowser()
const { common, maintenance, notFound } = catalogue
const { shell } = frame

describe('a session', () => {
  it('survives a reload, and log-out empties the browser, the server and the second tab', async () => {
    const page = await browser.openPage()
    await signIn(page, 'coproprietaire')
    await page.reload()
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor()
    const second = await page.context().newPage()
    await second.goto(`${siteOf('ESE')}/`)
    await second.getByRole('heading', { name: /Bonjour/ }).waitFor()
    const { state = '' } = await storageOf(page)
    const token = /"accessToken":"([^"]+)"/.exec(state)?.[1]

    const revoked = page.waitForResponse('**/v1/oauth/revoke')
    await page.getByRole('button', { name: shell.account.menu.replace('{{name}}', '') }).click()
    await page.getByRole('button', { name: shell.signOut }).click()
    await page.getByRole('heading', { name: shown.emailHeading }).waitFor()
    await second.getByRole('heading', { name: shown.emailHeading }).waitFor()
    await revoked

    expect(
      Object.keys(await storageOf(page)).filter(
        (key) => !['locale', 'hasSkippedCheck', 'hasDismissedBanner'].includes(key),
      ),
    ).toEqual([])
    const me = await fetch(`${siteOf('ESE')}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(401)
    await page.context().close()
  })

  it('starts loading its frame before the first script runs, while a visitor’s page loads none', async () => {
    const frame = /\/assets\/frame-[^/]+\.js$/
    const page = await browser.openPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${siteOf('ESE')}/connexion`)
    await page.getByLabel(shown.emailField).waitFor()
    expect(asked.filter((url) => frame.test(url))).toEqual([])

    await signIn(page, 'coproprietaire')
    // The first script is empty, so it cannot be the one that loads the frame.
    const empty = { contentType: 'text/javascript', body: '' }
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.fulfill(empty))
    const isAsked = page.waitForRequest(frame)
    await page.reload()
    await isAsked
    await page.context().close()
  })

  it('renews an expired token and repeats the request unnoticed', async () => {
    const page = await browser.openPage()
    await enter(page, 'coproprietaire')
    await page.getByRole('article').first().waitFor()
    await page.evaluate(() => {
      const state = localStorage.getItem('state') ?? ''
      localStorage.setItem('state', state.replace(/"accessToken":"[^"]+"/, '"accessToken":"run-out"'))
    })
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/v1/oauth/token'))
    await page.reload()
    await page.getByRole('article').first().waitFor()
    expect((await renewed).status()).toBe(200)
    await expect.poll(async () => (await storageOf(page)).state).not.toContain('run-out')
    await page.context().close()
  })

  it('can be opened by keyboard alone', async () => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/connexion`)
    await page.getByLabel(shown.emailField).focus()
    await page.keyboard.type(demoEmail('president'))
    await page.keyboard.press('Enter')
    await page.getByLabel(shown.passwordField, { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password')
    await page.keyboard.type('Demo-Copro-2026!')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor()
    await page.context().close()
  })

  it('that does not exist sends a visitor of the first page to the form, and back after sign-in', async () => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/`)
    await page.waitForURL('**/connexion')
    await signIn(page, 'conseil')
    await page.goto(`${siteOf('ESE')}/connexion`)
    await page.waitForURL(`${siteOf('ESE')}/`)
    await page.context().close()
  })
})

describe('when something goes wrong', () => {
  it('a 503 leads to the maintenance notice once, without a storm of requests, and back when the terms load', async () => {
    const page = await browser.openPage()
    await enter(page, 'comptable')
    let calls = 0
    await page.route(/\/v1\/|\/terms(?:\?|$)/, (route) => {
      calls += 1
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '5' },
        contentType: 'application/json',
        body: '{}',
      })
    })
    await page.reload()
    await page.getByRole('heading', { name: maintenance.heading }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(calls).toBeLessThan(6)

    await page.unroute(/\/v1\/|\/terms(?:\?|$)/)
    await page.getByRole('button', { name: common.retry }).click()
    await page.getByRole('heading', { name: /Bonjour/ }).waitFor()
    await page.context().close()
  })

  it('typed text survives a reload, but a password never does', async () => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/inscription`)
    await page.getByLabel(shown.referenceField).fill('C-1000')
    await page.getByLabel(shown.zipCodeField).fill('590')
    await page.reload()

    await expect.poll(() => page.getByLabel(shown.referenceField).inputValue()).toBe('C-1000')
    await expect.poll(() => page.getByLabel(shown.zipCodeField).inputValue()).toBe('590')
    expect(await page.evaluate(() => JSON.stringify(Object.entries(globalThis.sessionStorage)))).not.toContain(
      'password',
    )
    await page.context().close()
  })

  it('a part that is missing after a deployment causes one reload, then the error screen', async () => {
    const page = await browser.openPage()
    let visits = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1
    })
    await page.route(/TermsScreen-.*\.js$/, (route) => route.abort())
    await page.goto(`${siteOf('ESE')}/conditions-generales`)
    await page.getByRole('heading', { name: crash.heading }).waitFor()

    expect(visits).toBe(2)
    await page.getByRole('button', { name: crash.reload }).waitFor()

    // Nobody is signed in, so the ticket about the screen opens after the sign-in.
    await page.getByRole('button', { name: crash.report }).click()
    await page.locator('input[type="email"]').fill(demoEmail('bailleur'))
    await page.keyboard.press('Enter')
    await page.locator('input[type="password"]').fill(demoPassword)
    await page.keyboard.press('Enter')
    const subject = page.getByLabel(support.new.subject)
    await subject.waitFor()
    expect(await subject.inputValue()).toBe(support.failedScreen.subject)
    const body = await page.locator('textarea').inputValue()
    expect(body).toContain('/conditions-generales')
    expect(body).toMatch(/main-[\w-]+|index-[\w-]+/)
    await page.context().close()
  })

  it('an unknown address shows a page that says so, with the matching status', async () => {
    const page = await browser.openPage()
    const response = await page.goto(`${siteOf('ESE')}/il-n-y-a-rien-ici`)

    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: notFound.heading }).waitFor()
    await page.context().close()
  })

  it('a browser without scripts learns what the site needs', async () => {
    const page = await browser.openPage('desktop', { javaScriptEnabled: false })
    await page.goto(`${siteOf('ESE')}/connexion`)

    expect(await page.locator('noscript').textContent()).toBe(site.withoutScript)
    await page.context().close()
  })

  it('an outdated browser gets a notice and no script', async () => {
    const page = await browser.openPage('desktop', {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
      javaScriptEnabled: false,
    })
    await page.goto(`${siteOf('ESE')}/connexion`)

    expect(await page.locator('script').count()).toBe(0)
    await page.getByRole('link', { name: /Firefox/ }).waitFor()
    await page.context().close()
  })
})
