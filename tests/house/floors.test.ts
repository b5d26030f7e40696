import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readOwnTexts } from './ownTexts.ts'
import { readImports } from './sourceImports.ts'

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
const services = await foldersIn('server/services')
const areas = new Set([...inPage, ...inServer])
const serverOf = (path: string) => /^server\/(?:areas|services)\/(\w+)\//.exec(path)?.[1]
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
    // Two pages outside the frame need no other text of their areas: the page of a contest link, and the return from a signature.
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
    const shown = await readImports()
    /** Imports from areas and services of the server, by the contract module outside a folder that they import. */
    const servers = Map.groupBy(
      shown.filter(({ file, target }) => serverOf(file) && /^contract\/\w+\.ts$/.test(target)),
      ({ target }) => target,
    )
    const served = [...servers].flatMap(([module, lines]) => {
      const [first, ...others] = new Set(lines.map(({ file }) => serverOf(file)))
      return first && others.length === 0 ? [{ module, area: first }] : []
    })
    const crowded = inServer.filter((area) => served.filter((one) => one.area === area).length > 2)
    expect(crowded).toEqual([])
  })

  it('in the page and on the server, except areas that only the page needs', () => {
    const onlyInPage = ['dashboard', 'maintenance', 'measuring', 'mobileBanner', 'snacks']
    expect(inPage.filter((name) => ![...inServer, ...services, ...onlyInPage].includes(name))).toEqual([])
    expect(inServer.filter((name) => !inPage.includes(name))).toEqual([])
  })

  it('in tests/, where tests of the whole server have folders of their own', async () => {
    const ofWholeServer = ['demo', 'isolation', 'jobs', 'permissions', 'platform', 'portal']
    expect(strangers(await foldersIn('tests/areas'), services)).toEqual([])
    expect(strangers(await foldersIn('tests/machines'), ['parts', 'portal'])).toEqual([])
    expect(strangers(await foldersIn('tests/server'), [...services, ...ofWholeServer])).toEqual([])
  })
})
