/**
 * `npm run pictures` photographs every screen of the built portal for each offer, width and state, and puts the pictures together on
 * sheets. `npm run pictures -- offer=vsy,dir width=768,320 state=ready out=FOLDER` takes some of them.
 */
import { join } from 'node:path'
import { launchBrowser } from '#tests/e2e/support/browser.ts'
import { visitPortal } from '#tests/e2e/support/ownPortal.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { buildPortal } from '#tests/support/buildPortal.ts'
import { groupName, type Subject } from './camera.ts'
import { type Album, photographPublic, photographScreens } from './photograph.ts'
import { writeSheets } from './sheets.ts'
import { readWanted } from './wanted.ts'

/** More pages would wait for each other in one browser. */
const atATime = 3

const wanted = readWanted(process.argv.slice(2))
buildPortal()
// Payments are closed at night.
const portal = await startPortal({ DEMO_CLOCK: `${new Date().toISOString().slice(0, 10)}T11:00:00Z` })
visitPortal(portal)
const browser = await launchBrowser()
try {
  const subjects = wanted.sites.flatMap((site) => wanted.states.map((state): Subject => ({ site, state }))).values()
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const subject of subjects) await photograph(subject)
    }),
  )
} finally {
  await browser.close()
  await portal.stop()
}

async function photograph(subject: Subject) {
  const album: Album = { pictures: new Map(), missed: [] }
  const camera = { browser, widths: wanted.widths, out: wanted.out }
  if (subject.state === 'ready') await photographPublic(camera, subject, album)
  await photographScreens(camera, subject, album)
  const pictures = [...album.pictures.values()].flat()
  for (const width of new Set(pictures.map((picture) => picture.width))) {
    const name = groupName(subject, width)
    const ofWidth = pictures.filter((picture) => picture.width === width)
    const count = await writeSheets(join(wanted.out, 'sheets', name), ofWidth)
    console.log(`${name}: ${ofWidth.length} pictures on ${count} sheets in ${join(wanted.out, 'sheets')}`)
  }
  for (const missed of album.missed) console.log(`✗ ${subject.site.name} ${subject.state} ${missed}`)
  if (album.missed.length > 0) process.exitCode = 1
}
