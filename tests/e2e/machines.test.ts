import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { violationsOf } from './support/axe.ts'
import { useBrowser, type Width } from './support/browser.ts'
import { siteOf } from './support/visit.ts'

const browser = useBrowser()

async function openGallery(width: Width = 'desktop', options = {}) {
  const page = await (await browser.openContext(width, { locale: 'fr-FR', ...options })).newPage()
  await page.goto(`${siteOf('ESE')}/machines#vote`)
  await page.getByRole('img', { name: 'Voter' }).waitFor()
  return page
}
const lights = (page: Page) =>
  page.locator('[data-light]').evaluateAll((all) => all.map((one) => one.getAttribute('data-light')))
const take = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

describe('the gallery of the demo', () => {
  it('plays a vote to its end, lights each state in the drawing, and shows what its screen says', async () => {
    const page = await openGallery()
    await page.getByText('Aucun texte n’a été relevé ici').waitFor()
    await take(page, /aussitôt → Lecture de la résolution/)
    await expect.poll(() => lights(page)).toEqual(['vote.preparing.documents'])
    await take(page, /Continuer après lecture .*\[hasRead\]/)
    await expect.poll(() => lights(page)).toEqual(['vote.preparing.choice'])
    await take(page, /Valider son choix .*\[hasChosen\]/)
    await take(page, /Mot de passe accepté/)
    await take(page, /Envoi du vote.* → Vote enregistré/)
    await expect.poll(() => lights(page)).toEqual(['vote.counted'])
    await page.getByText('The vote is in the log').waitFor()
    await page.getByText('tests/models/vote.machine.test.ts').waitFor()
    const reads = page.getByRole('region', { name: 'Ce qu’on lit à l’écran' }).getByRole('listitem')
    expect(await reads.allTextContents()).toContain(catalogues['fr-FR'].votes.vote.counted.title)
    await page.getByRole('radio', { name: 'English' }).check()
    await page
      .getByRole('region', { name: 'What the screen says' })
      .getByText(catalogues['en-CA'].votes.vote.counted.title)
      .waitFor()
    await page.context().close()
  })

  it('opens every chart, and takes its first step', async () => {
    const page = await openGallery()
    const links = page.getByRole('navigation').getByRole('link')
    const names = await links.locator('code').allTextContents()
    expect(names.length).toBeGreaterThan(40)
    for (const [index, name] of names.entries()) {
      await links.nth(index).click()
      const chart = page.getByRole('article').filter({ has: page.locator('h2 code').getByText(name, { exact: true }) })
      await chart.getByRole('img').waitFor()
      await chart.locator('.moves button').first().click()
      await chart.getByRole('heading', { name: 'Déroulé' }).waitFor()
    }
    await page.context().close()
  })

  it('finds charts by a word without its accents and by a section, in both languages', async () => {
    const page = await openGallery()
    const found = page.getByRole('navigation').getByRole('link')
    await page.getByRole('searchbox').fill('assemblee president')
    await expect.poll(() => found.allTextContents()).toContain('Répondre à la demande d’assemblée presidentDesk')
    expect(await found.count()).toBeLessThan(10)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('combobox').selectOption('§5 Vote form')
    await expect.poll(() => found.allTextContents()).toContain('Voter vote')
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByRole('img', { name: 'Voting' }).waitFor()
    await page.context().close()
  })

  it('names combined conditions in full, and shows everything on request', async () => {
    const page = await openGallery()
    await page.goto(`${siteOf('ESE')}/machines#decisionLifecycle`)
    await page.getByRole('button', { name: /Voter vote\.cast \[hasVotes and not hasVoted\]/ }).waitFor()
    const small = await page.getByRole('img').evaluate((image) => image.clientHeight)
    await page.getByRole('radio', { name: 'Tout le détail' }).check()
    await expect.poll(() => page.getByRole('img').evaluate((image) => image.clientHeight)).toBeGreaterThan(small)
    await page.context().close()
  })

  it.each(['desktop', 'tablet', 'phone'] as const)('passes axe on a %s, and fits it', async (width) => {
    const page = await openGallery(width, { bypassCSP: true })
    expect(await violationsOf(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.context().close()
  })
})
