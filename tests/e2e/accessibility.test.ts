import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import { pathOf } from '#contract/paths.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { layouts, useBrowser, type Width, widths } from './support/browser.ts'
import { faultsOf } from './support/faultsOf.ts'
import { foreignWord } from './support/foreignWord.ts'
import {
  enter,
  everyApplicationPath,
  everyPublicPath,
  goTo,
  open,
  openPublic,
  signIn,
  siteOf,
} from './support/visit.ts'

const browser = useBrowser()
/** Each test has its own page and changes nothing, so one page loads while another is examined. */
const concurrently = { concurrent: true }

/**
 * Québec French shares its elements and colours with these; the tests of offers check whether its words fit. English changes
 * names, which axe reads on both kinds of screens; what a tablet shows of either is checked in French.
 */
const languages: readonly (readonly [LocaleCode, OfferCode, readonly Width[]])[] = [
  ['fr-FR', 'ESE', layouts],
  ['en-CA', 'VQC', ['desktop', 'phone']],
]

/** Where headings begin on a desktop. */
async function headingEdge(page: Page) {
  await page.setViewportSize(widths.desktop)
  return page.evaluate(() => Math.round(document.querySelector('h1')?.getBoundingClientRect().left ?? 0))
}

describe.each(languages)('in %s, at every width', concurrently, (locale, offer, axeAt) => {
  it('every public screen passes axe (WCAG 2.2 A and AA), fits its window and the thumb, and mixes no languages', async () => {
    const page = await browser.openPage('desktop', { locale, bypassCSP: true, reducedMotion: 'reduce' })
    const faults: unknown[] = []
    for (const path of everyPublicPath) {
      await openPublic(page, offer, path)
      faults.push(...(await faultsOf(page, `${offer}${path}`, axeAt)))
      const foreign = await foreignWord(page, locale)
      if (foreign) faults.push({ path, foreign })
      await page.unrouteAll()
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('every screen of the application passes axe, fits its window and the thumb, and has its heading at one edge', async () => {
    const page = await browser.openPage('desktop', { locale, bypassCSP: true, reducedMotion: 'reduce' })
    await signIn(page, offer === 'VQC' ? 'vqc' : 'coproprietaire', demoPassword, offer)
    const faults: unknown[] = []
    const edges = new Map<number, string>()
    for (const path of everyApplicationPath(offer === 'VQC' ? 'plateau' : 'tilleuls')) {
      await goTo(page, path)
      // The page that people return to from another site is outside the frame.
      if (!path.startsWith('/callback/')) edges.set(await headingEdge(page), path)
      faults.push(...(await faultsOf(page, `${offer}${path}`, axeAt)))
    }
    expect(faults).toEqual([])
    expect([...edges.values()]).toHaveLength(1)
    await page.context().close()
  })
})

/** The demo's decision or meeting that is under way. */
const underWay = (kind: 'decision' | 'meeting') => demoId(`${kind} tilleuls courtyard`)
it.each([
  [
    'comptable',
    [
      ...everyApplicationPath().filter((path) => path.startsWith('/comptes/immeuble')),
      '/gestion/prelevements',
      '/gestion/mandats',
      '/gestion/remboursements',
      pathOf('bankAnswer', { answerId: demoId('answer of the bank in tilleuls') }),
    ],
  ],
  [
    'gestionnaire',
    [
      '/',
      '/signalements',
      '/gestion/messages',
      pathOf('meeting', { meetingId: underWay('meeting') }),
      pathOf('room', { decisionId: underWay('decision') }),
    ],
  ],
])('the screens of the %s pass axe at every width', concurrently, async (name, paths) => {
  const page = await browser.openPage('desktop', { bypassCSP: true, reducedMotion: 'reduce' })
  await signIn(page, name)
  const faults: unknown[] = []
  for (const path of paths) {
    await goTo(page, path)
    faults.push(...(await faultsOf(page, name + path, layouts)))
  }
  expect(faults).toEqual([])
  await page.context().close()
})

it('the administrator’s screens and the profile check pass axe at every width', concurrently, async () => {
  const page = await browser.openPage('desktop', { bypassCSP: true, reducedMotion: 'reduce' })
  await enter(page, 'admin')
  const anImport = pathOf('import', { importId: demoId('import ESE') })
  const ofAdministrators = [
    '/consultation',
    '/administration/travaux',
    '/administration/imports',
    anImport,
    '/administration/assistance',
  ]
  const faults: unknown[] = []
  for (const path of ['/', '/immeuble', ...ofAdministrators, '/communaute']) {
    await goTo(page, path)
    faults.push(...(await faultsOf(page, `admin${path}`, layouts)))
  }
  await open(page, `${siteOf('ESE')}/verifier-profil`)
  faults.push(...(await faultsOf(page, 'admin/verifier-profil', layouts)))
  expect(faults).toEqual([])
  await page.context().close()
})
