import { describe, expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { texts as english } from '#locales/en-CA/signIn.ts'
import { texts as quebec } from '#locales/fr-CA/signIn.ts'
import { texts as french } from '#locales/fr-FR/signIn.ts'
import { offers } from '#offers/offers.ts'
import { typefaces } from '#offers/typefaces.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { useBrowser } from './support/browser.ts'
import { faultsOf } from './support/faultsOf.ts'
import { foreignWord } from './support/foreignWord.ts'
import { everyApplicationPath, everyPublicPath, goTo, openPublic, signIn, siteOf } from './support/visit.ts'

const browser = useBrowser()
const failure = { 'fr-FR': french.common.failedTitle, 'fr-CA': quebec.common.failedTitle }
/** Each test has its own page and changes nothing, so one page loads while another is measured. */
const concurrently = { concurrent: true }

describe.each(offerCodes)('the site of %s', concurrently, (code) => {
  const { brandName, theme } = offers[code]

  it('shows its brand from the first byte, and sets its texts in its own face, whose figures stand in columns', async () => {
    const page = await (await browser.openContext()).newPage()
    await page.goto(`${siteOf(code)}/connexion`)
    await page.getByRole('img', { name: brandName }).first().waitFor()
    await page.getByRole('textbox').first().waitFor()

    const action = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-action'),
    )
    expect(action.trim()).toBe(theme.colors.action)
    expect(await page.title()).toContain(brandName)

    const { family } = typefaces[theme.typefaces.body]
    await page.evaluate(async (name) => document.fonts.load(`1rem "${name}"`), family)
    expect(await page.evaluate((name) => document.fonts.check(`1rem "${name}"`), family)).toBe(true)
    const widthsOfFigures = await page.evaluate(() => {
      const line = document.createElement('span')
      line.style.position = 'absolute'
      document.body.append(line)
      return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => {
        line.textContent = String(figure).repeat(20)
        return line.getBoundingClientRect().width
      })
    })
    expect(new Set(widthsOfFigures).size).toBe(1)
    await page.context().close()
  })
})

// accessibility.test.ts checks the same for ESE, and for VQC in English.
it.each([
  ['VSY', 'fr-FR', 'vsy', 'terrasses'],
  ['DIR', 'fr-FR', 'dir', 'montaigne'],
  ['ECO', 'fr-FR', 'eco', 'sources'],
  ['NEUF', 'fr-FR', 'neuf', 'loire'],
  ['VQC', 'fr-CA', 'vqc', 'plateau'],
] as const)(
  '%s in %s never scrolls sideways, fits the eye and the thumb on a phone, and mixes no languages',
  concurrently,
  async (code, locale, name, place) => {
    const page = await browser.openPage('desktop', { locale, reducedMotion: 'reduce' })
    const faults: unknown[] = []
    for (const path of everyPublicPath) {
      await openPublic(page, code, path)
      faults.push(...(await faultsOf(page, `${code}${path}`)))
      const foreign = await foreignWord(page, locale)
      if (foreign) faults.push({ path, foreign })
      await page.unrouteAll()
    }
    await signIn(page, name, demoPassword, code)
    for (const path of everyApplicationPath(place)) {
      await goTo(page, path)
      faults.push(...(await faultsOf(page, `${code}${path}`)))
      // A page that a role may not open says so, and never reports a failure.
      const failures = await page.getByText(failure[locale]).count()
      if (failures > 0) faults.push({ path, failures })
    }
    expect(faults).toEqual([])
    await page.context().close()
  },
)

describe('languages', concurrently, () => {
  it('are never mixed in the application: an English page contains no French texts of the portal', async () => {
    const page = await browser.openPage('desktop', { locale: 'en-CA' })
    await signIn(page, 'vqc', demoPassword, 'VQC')
    for (const path of ['/mot-de-passe', '/preferences', '/preferences/envoi', '/preferences/notifications']) {
      await goTo(page, path)
      expect({ path, foreign: await foreignWord(page, 'en-CA', 'main') }).toEqual({ path, foreign: undefined })
    }
    await page.context().close()
  })

  it('can be chosen only in the Canadian offer, which keeps the choice', async () => {
    const page = await browser.openPage('desktop', { locale: 'fr-CA' })
    await page.goto(`${siteOf('VQC')}/connexion`)
    await page.getByRole('heading', { name: quebec.authentication.login.heading }).waitFor()
    const switcher = page.getByRole('group', { name: quebec.common.chooseLanguage })
    await switcher.getByRole('button').click()
    const flags = await switcher
      .locator('svg[width="24"]')
      .evaluateAll((drawn) =>
        drawn.map((flag) => flag.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      )
    expect(flags).toEqual([
      [24, 17],
      [24, 17],
      [24, 17],
    ])
    await switcher.getByRole('button', { name: english.common.languages['en-CA'] }).click()
    await page.getByRole('heading', { name: english.authentication.login.heading }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: english.authentication.login.heading }).waitFor()

    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-CA')
    expect(await page.evaluate(() => globalThis.localStorage.getItem('locale'))).toBe('en-CA')

    await page.goto(`${siteOf('ESE')}/connexion`)
    await page.getByRole('heading', { name: french.authentication.login.heading }).waitFor()
    expect(await page.getByRole('group', { name: french.common.chooseLanguage }).count()).toBe(0)
    await page.context().close()
  })
})

describe('an account of another offer', () => {
  it('is led to its own site', async () => {
    const page = await browser.openPage()
    await page.goto(`${siteOf('ESE')}/connexion?email=${encodeURIComponent(demoEmail('eco'))}`)
    await page.getByRole('button', { name: french.common.continue }).click()
    await page.getByRole('heading', { name: french.authentication.redirect.heading }).waitFor()
    const link = page.getByRole('link', { name: new RegExp(offers.ECO.brandName) })

    expect(await link.getAttribute('href')).toContain(siteOf('ECO'))
    await link.click()
    await page.getByRole('img', { name: offers.ECO.brandName }).first().waitFor()
    await page.context().close()
  })
})
