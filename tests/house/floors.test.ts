import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readOwnTexts } from './ownTexts.ts'

/** Folders and modules, by name. */
async function namesIn(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.ts'))
    .map(({ name }) => name.replace(/\.ts$/, ''))
}
const foldersIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name)

const inPage = await foldersIn('src/areas')
const inServer = await foldersIn('server/areas')
const areas = new Set([...inPage, ...inServer])
const strangers = (names: readonly string[], known: readonly string[]) =>
  names.filter((name) => !areas.has(name) && !known.includes(name))

describe('an area has the same name on every floor', () => {
  it('in machines/, where parts are shared and the portal is the application', async () => {
    expect(strangers(await foldersIn('machines'), ['parts', 'portal'])).toEqual([])
  })

  it('in locales/, where the first chunks and the texts of the server belong to no area', async () => {
    const texts = (await namesIn('locales/fr-FR')).filter(
      (name) => !['signIn', 'frame', 'application', 'server'].includes(name),
    )
    // Two pages beside the frame need no other text of their areas: that of a contest link, and the way back from a signature.
    expect(strangers(texts, ['contest', 'outcome', ...(await readOwnTexts()).values()])).toEqual([])
    for (const locale of ['fr-CA', 'en-CA']) {
      expect(new Set(await namesIn(`locales/${locale}`))).toEqual(new Set(await namesIn('locales/fr-FR')))
    }
  })

  it('in contract/, for every area of the server', async () => {
    const contract = await namesIn('contract')
    expect(inServer.filter((name) => !contract.includes(name))).toEqual([])
  })

  it('in contract/, where an area of more than two modules has a folder', async () => {
    const contract = (await readdir('contract')).filter((name) => name.endsWith('.ts'))
    const crowded = inServer.filter(
      (area) => contract.filter((name) => name.startsWith(area.replace(/s$/, ''))).length > 2,
    )
    expect(crowded).toEqual([])
  })

  it('in the page and on the server, except areas that only one of them needs', async () => {
    const onlyInPage = ['dashboard', 'maintenance', 'measuring', 'mobileBanner', 'snacks']
    const onlyOnServer = ['forum']
    const services = await foldersIn('server/services')
    expect(inPage.filter((name) => ![...inServer, ...services, ...onlyInPage].includes(name))).toEqual([])
    expect(inServer.filter((name) => ![...inPage, ...onlyOnServer].includes(name))).toEqual([])
  })
})
