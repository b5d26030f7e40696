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

/** Québec French shares its elements and colours with these; the tests of offers check whether its words fit. */
const languages: readonly (readonly [LocaleCode, OfferCode])[] = [
  ['fr-FR', 'ESE'],
  ['en-CA', 'VQC'],
]

/** Most phones are wider than the narrowest one. */
const widePhone = { width: 390, height: 844 }

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
  await page.setViewportSize(widePhone)
  const sideways = await sidewaysScroll(page)
  const tooSmall = await illegible(page)
  if (tooSmall.length > 0 || sideways > 0) faults['wide phone'] = { sideways, tooSmall }
  return faults
}

/** Where headings begin on a desktop. */
async function headingEdge(page: Page) {
  await page.setViewportSize(widths.desktop)
  return page.evaluate(() => Math.round(document.querySelector('h1')?.getBoundingClientRect().left ?? 0))
}

/** Faults by path: a test names all faulty screens, not only the first. */
type FaultyScreens = Record<string, Awaited<ReturnType<typeof faultsOf>>>

async function note(faulty: FaultyScreens, path: string, page: Page) {
  const faults = await faultsOf(page)
  if (Object.keys(faults).length > 0) faulty[path] = faults
}

describe.each(languages)('in %s, at every width', concurrently, (locale, offer) => {
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

  it('every screen of the application passes axe, fits its window and the thumb, and has its heading at one edge', async () => {
    const page = await browser.openPage('desktop', { locale, bypassCSP: true, reducedMotion: 'reduce' })
    await signIn(page, offer === 'VQC' ? 'vqc' : 'coproprietaire', demoPassword, offer)
    const faulty: FaultyScreens = {}
    const edges = new Map<number, string>()
    for (const path of everyApplicationPath(offer === 'VQC' ? 'plateau' : 'tilleuls')) {
      await goTo(page, path)
      await note(faulty, path, page)
      // The page that people return to from another site is outside the frame.
      if (!path.startsWith('/callback/')) edges.set(await headingEdge(page), path)
    }
    expect(faulty).toEqual({})
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
  const faulty: FaultyScreens = {}
  for (const path of paths) {
    await goTo(page, path)
    await note(faulty, path, page)
  }
  expect(faulty).toEqual({})
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
