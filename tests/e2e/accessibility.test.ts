import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { pathOf } from '#contract/paths.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { violationsOf } from './support/axe.ts'
import { useBrowser, widthNames, widths } from './support/browser.ts'
import { foreignWord } from './support/foreignWord.ts'
import { illegible } from './support/legibility.ts'
import {
  enter,
  everyApplicationPath,
  everyPublicPath,
  goTo,
  open,
  openPublic,
  sidewaysScroll,
  signIn,
  siteOf,
} from './support/visit.ts'

const browser = useBrowser()
/** Each test has its own page and changes nothing, so one page loads while another is examined. */
const concurrently = { concurrent: true }

/** Québec French has the elements and colours of both; the tests of offers check whether its words fit. */
const languages: readonly (readonly [LocaleCode, OfferCode])[] = [
  ['fr-FR', 'ESE'],
  ['en-CA', 'VQC'],
]

/** The faults of the screen that a page shows, by width: a page loads once and is then resized. */
async function faultsOf(page: Page) {
  const faults: Record<string, unknown> = {}
  for (const width of widthNames) {
    await page.setViewportSize(widths[width])
    const violations = await violationsOf(page)
    const sideways = await sidewaysScroll(page)
    const tooSmall = width === 'phone' ? await illegible(page) : []
    if (violations.length + tooSmall.length > 0 || sideways > 0) faults[width] = { violations, sideways, tooSmall }
  }
  return faults
}

/** Faults by path: a test names all faulty screens, not only the first. */
type FaultyScreens = Record<string, Awaited<ReturnType<typeof faultsOf>>>

async function note(faulty: FaultyScreens, path: string, page: Page) {
  const faults = await faultsOf(page)
  if (Object.keys(faults).length > 0) faulty[path] = faults
}

describe.each(languages)('in %s, at every width', { ...concurrently, timeout: 300_000 }, (locale, offer) => {
  it('every public screen passes axe (WCAG 2.2 A and AA), fits its window and the thumb, and mixes no languages', async () => {
    const page = await browser.openPage('desktop', { locale, bypassCSP: true, reducedMotion: 'reduce' })
    const faulty: FaultyScreens = {}
    for (const path of everyPublicPath) {
      await openPublic(page, offer, path)
      await note(faulty, path, page)
      const foreign = await foreignWord(page, locale)
      if (foreign) faulty[path] = { ...faulty[path], foreign }
      await page.unrouteAll()
    }
    expect(faulty).toEqual({})
    await page.context().close()
  })

  it('every screen of the application passes axe, fits its window and the thumb', async () => {
    const page = await browser.openPage('desktop', { locale, bypassCSP: true, reducedMotion: 'reduce' })
    await signIn(page, offer === 'VQC' ? 'vqc' : 'coproprietaire', demoPassword, offer)
    const faulty: FaultyScreens = {}
    for (const path of everyApplicationPath(offer === 'VQC' ? 'plateau' : 'tilleuls')) {
      await goTo(page, path)
      await note(faulty, path, page)
    }
    expect(faulty).toEqual({})
    await page.context().close()
  })
})

it('the administrator’s screens and the profile check pass axe at every width', concurrently, async () => {
  const page = await browser.openPage('desktop', { bypassCSP: true, reducedMotion: 'reduce' })
  await enter(page, 'admin')
  const anImport = pathOf('import', { importId: demoId('import ESE') })
  const ofAdministrators = ['/consultation', '/administration/travaux', '/administration/imports', anImport]
  const faulty: FaultyScreens = {}
  for (const path of ['/', '/immeuble', ...ofAdministrators, '/communaute']) {
    await goTo(page, path)
    await note(faulty, path, page)
  }
  await open(page, `${siteOf('ESE')}/verifier-profil`)
  await note(faulty, '/verifier-profil', page)
  expect(faulty).toEqual({})
  await page.context().close()
})
