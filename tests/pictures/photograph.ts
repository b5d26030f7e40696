import type { Page } from 'playwright-core'
import { type FramedPage, screenOf, screenPaths } from '#contract/addresses.ts'
import { everyPublicPath, everyScreen, open, openPublic, siteOf, storeSession } from '#tests/e2e/support/visit.ts'
import { type Camera, openPage, type Picture, type Subject, take } from './camera.ts'
import { mayOpen, peopleOf, placeOf, screens } from './openers.ts'
import { type State, states } from './states.ts'

/** The pictures of each screen, and the screens of which there are none. */
export type Album = { readonly pictures: Map<string, readonly Picture[]>; readonly missed: string[] }

const isOfOne = (screen: FramedPage) => screenPaths[screen].includes(':')

/**
 * Photographs each screen for the first person who may open it, and the home page of everybody who opens any. The manifests do not
 * say who may open a screen of one thing: if the server refuses it to one person, the next one tries.
 */
export async function photographScreens(camera: Camera, subject: Subject, album: Album) {
  const place = placeOf(subject.site.offer)
  const { isOfLists }: State = states[subject.state]
  const left = new Set(screens.filter((screen) => screen !== 'home' && !(isOfLists && isOfOne(screen))))
  for (const person of peopleOf(place)) {
    const theirs = [...left].filter((screen) => mayOpen(person, place, screen))
    if (theirs.length === 0) continue
    for (const screen of await photographFor(person.name, theirs, camera, subject, album)) left.delete(screen)
  }
}

/** Returns the screens that this person may open. */
async function photographFor(
  person: string,
  theirs: readonly FramedPage[],
  camera: Camera,
  subject: Subject,
  album: Album,
) {
  const { begin, goTo }: State = states[subject.state]
  const site = siteOf(subject.site.offer)
  const paths = new Map<string, string>([...everyScreen(placeOf(subject.site.offer)), ['terms', screenPaths.terms]])
  const links = new Map<string, string>()
  const opened: FramedPage[] = []
  let isRefused = false
  const page = await openPage(camera, subject)
  page.on('response', (response) => (isRefused ||= response.status() === 403))
  await storeSession(page, person, site, null)
  await attempt(album, `home-${person}`, async () => {
    await begin(page, `${site}/`)
    return take(camera, page, subject, `home-${person}`, person)
  })
  // Screens of one thing come last, because links on the others lead to things that the person may see.
  for (const screen of theirs.toSorted((one, other) => Number(isOfOne(one)) - Number(isOfOne(other))))
    await attempt(album, screen, async () => {
      isRefused = false
      await goTo(page, links.get(screen) ?? paths.get(screen) ?? '/')
      for (const path of await linksOf(page)) {
        const name = screenOf(path)
        if (name && !links.has(name)) links.set(name, path)
      }
      if (!isRefused) opened.push(screen)
      const taken = isRefused && album.pictures.has(screen) ? [] : await take(camera, page, subject, screen, person)
      // The notice of a refusal would stay on the next screens.
      if (isRefused) await open(page, `${site}/`)
      return taken
    })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
  return opened
}

/** Photographs what visitors see. */
export async function photographPublic(camera: Camera, subject: Subject, album: Album) {
  const page = await openPage(camera, subject)
  for (const path of everyPublicPath) {
    const name = `public${path.replace(/\W+/g, '-')}`
    await attempt(album, name, async () => {
      await openPublic(page, subject.site.offer, path)
      return take(camera, page, subject, name, 'visitor')
    })
    await page.unrouteAll()
  }
  await page.context().close()
}

/** A screen that does not come is missed, and the others are photographed. */
async function attempt({ pictures, missed }: Album, name: string, photograph: () => Promise<readonly Picture[]>) {
  try {
    const taken = await photograph()
    if (taken.length > 0) pictures.set(name, taken)
  } catch (error) {
    missed.push(`${name}: ${String(error).split('\n')[0]}`)
  }
}

/** Where the page leads. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(({ pathname }) => pathname),
  )
