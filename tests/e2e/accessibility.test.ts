import { describe, expect, it } from 'vitest'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { violationsOf } from './support/axe.ts'
import { useBrowser, widthNames } from './support/browser.ts'
import {
  closeService,
  everyApplicationPath,
  everyPublicPath,
  goTo,
  open,
  sidewaysScroll,
  signIn,
  siteOf,
} from './support/visit.ts'

const browser = useBrowser()
/** Each test has its own page and changes nothing, so one page loads while another is examined. */
const concurrently = { concurrent: true }

const languages: readonly (readonly [LocaleCode, OfferCode])[] = [
  ['fr-FR', 'ESE'],
  ['fr-CA', 'VQC'],
  ['en-CA', 'VQC'],
]

describe.each(languages)('in %s', concurrently, (locale, offer) => {
  it.each(widthNames)('every public screen passes axe (WCAG 2.2 A and AA) on a %s', async (width) => {
    const page = await browser.openPage(width, { locale, bypassCSP: true, reducedMotion: 'reduce' })
    for (const path of everyPublicPath) {
      if (path === '/maintenance') await closeService(page)
      await open(page, siteOf(offer) + path)
      expect({ path, violations: await violationsOf(page) }).toEqual({ path, violations: [] })
      await page.unrouteAll()
    }
    await page.context().close()
  })
})

const residents = { ESE: 'coproprietaire', VQC: 'vqc' } as const

describe.each(languages)('signed in, in %s', concurrently, (locale, offer) => {
  it.each(widthNames)('every screen of the application passes axe and fits its window on a %s', async (width) => {
    const page = await browser.openPage(width, { locale, bypassCSP: true, reducedMotion: 'reduce' })
    await signIn(page, offer === 'VQC' ? residents.VQC : residents.ESE, demoPassword, offer)
    for (const path of everyApplicationPath(offer === 'VQC' ? 'plateau' : 'tilleuls')) {
      await goTo(page, path)
      const found = { path, violations: await violationsOf(page), sideways: await sidewaysScroll(page) }
      expect(found).toEqual({ path, violations: [], sideways: 0 })
    }
    await page.context().close()
  })
})

describe.each(widthNames)('on a %s', concurrently, (width) => {
  it('the administrator’s screens and the profile check pass axe', async () => {
    const page = await browser.openPage(width, { bypassCSP: true, reducedMotion: 'reduce' })
    await signIn(page, 'admin')
    for (const path of ['/', '/immeuble', '/consultation', '/communaute']) {
      await goTo(page, path)
      expect({ path, violations: await violationsOf(page) }).toEqual({ path, violations: [] })
    }
    await open(page, `${siteOf('ESE')}/verifier-profil`)
    expect(await violationsOf(page)).toEqual([])
    await page.context().close()
  })
})
