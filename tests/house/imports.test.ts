import { describe, expect, it } from 'vitest'
import { importsOf, readImports, type SourceImport } from './sourceImports.ts'

const imports = await readImports()
const isIn =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`))
const areaOf = (path: string) => /^src\/areas\/([^/]+)\//.exec(path)?.[1] ?? null
const serverAreaOf = (path: string) => /^server\/areas\/([^/]+)\//.exec(path)?.[1] ?? null

const isTable = (path: string) => path.endsWith('.tables.ts')
const isTableOf = (service: string) => (path: string) => isTable(path) && isIn(`server/services/${service}`)(path)

/** The lines that break a rule, as a reader would search for them. */
const broken = (isWrong: (line: SourceImport) => boolean) =>
  imports.filter(isWrong).map(({ file, target }) => `${file} imports ${target}`)
const from = (folder: string, isWrong: (line: SourceImport) => boolean) =>
  broken((line) => isIn(folder)(line.file) && isWrong(line))
const leaves = (...allowed: string[]) => {
  const isAllowed = isIn(...allowed)
  return ({ target, isPackage }: SourceImport) => !isPackage && !isAllowed(target)
}
const uses =
  (...packages: string[]) =>
  ({ target, isPackage }: SourceImport) =>
    isPackage && !packages.includes(target)

describe('imports go one way', () => {
  it('are read from real import lines', () => {
    expect(imports.length).toBeGreaterThan(300)
    const source =
      "import { type A, type B } from './a.ts'\nexport { c } from '#server/c.ts'\nconst d = import('@x/d/e')\n"
    expect(importsOf('src/app/b.ts', source)).toEqual([
      { file: 'src/app/b.ts', target: 'src/app/a.ts', isPackage: false, isType: true, isDynamic: false },
      { file: 'src/app/b.ts', target: 'server/c.ts', isPackage: false, isType: false, isDynamic: false },
      { file: 'src/app/b.ts', target: '@x/d', isPackage: true, isType: false, isDynamic: true },
    ])
  })

  it('contract/ imports only zod', () => {
    expect(from('contract', leaves('contract'))).toEqual([])
    expect(from('contract', uses('zod'))).toEqual([])
  })

  it('machines/ import xstate and contract/, but use neither React nor fetch nor the DOM', () => {
    expect(from('machines', leaves('machines', 'contract'))).toEqual([])
    expect(from('machines', uses('xstate', 'zod'))).toEqual([])
  })

  it('offers/ and locales/ import values only from contract/, and types from elsewhere', () => {
    expect(from('offers', (line) => !line.isType && leaves('offers', 'contract')(line))).toEqual([])
    expect(from('locales', (line) => !line.isType && leaves('locales', 'contract')(line))).toEqual([])
  })

  it('src/ never imports server/, and server/ never imports src/', () => {
    expect(from('src', ({ target }) => isIn('server')(target))).toEqual([])
    expect(from('server', ({ target }) => isIn('src')(target))).toEqual([])
  })

  it('only src/app, src/catalogue and src/main.tsx compose areas; ui, api, forms, i18n and theme import none', () => {
    const composes = isIn('src/app', 'src/catalogue', 'src/main.tsx')
    const isBelow = (file: string) => !isIn('src/areas', 'src/parts')(file) && !composes(file)
    expect(broken(({ file, target }) => isIn('src/areas', 'src/parts')(target) && isBelow(file))).toEqual([])
    expect(broken(({ file, target }) => isIn('src/app')(target) && !composes(file))).toEqual([])
  })

  it('no area imports another area: shared code moves down', () => {
    expect(
      broken(({ file, target }) => areaOf(file) !== null && areaOf(target) !== null && areaOf(file) !== areaOf(target)),
    ).toEqual([])
  })

  it('src/parts holds what areas share, and imports none of them', () => {
    expect(from('src/parts', ({ target }) => isIn('src/areas')(target))).toEqual([])
  })

  it('the platform of the server imports no area, and of services only the tables of people and places', () => {
    expect(from('server/platform', ({ target }) => isIn('server/areas')(target))).toEqual([])
    const isService = isIn('server/services')
    expect(from('server/platform', ({ target }) => isService(target) && !isTableOf('directory')(target))).toEqual([])
  })

  it('no area of the server imports another: shared code is a service, and areas.ts passes on what one area needs from another', () => {
    expect(
      from('server/areas', ({ file, target }) => ![null, serverAreaOf(file)].includes(serverAreaOf(target))),
    ).toEqual([])
  })

  it('services import no area: manifests supply what they need', () => {
    expect(from('server/services', ({ target }) => isIn('server/areas')(target))).toEqual([])
  })

  it('areas and services import only the type of a manifest from the files beside server/areas.ts', () => {
    const isBeside = ({ target }: SourceImport) => /^server\/[^/]+$/.test(target) && target !== 'server/defineArea.ts'
    expect(from('server/areas', isBeside)).toEqual([])
    expect(from('server/services', isBeside)).toEqual([])
  })

  it('only server/areas.ts imports areas, and composes their manifests', () => {
    const composes = isIn('server/areas', 'server/areas.ts')
    expect(from('server', ({ file, target }) => isIn('server/areas')(target) && !composes(file))).toEqual([])
  })

  it('areas of the server publish changes through `change`, except sessions and passwords', () => {
    const tells = isIn('server/services/live/publish.ts', 'server/services/notifications/notify.ts')
    const isOwn = isIn('server/areas/session', 'server/areas/authentication')
    const told = from('server/areas', ({ file, target, isType }) => tells(target) && !isType && !isOwn(file))
    expect(told).toEqual([])
  })

  it('only src/main.tsx loads the catalogue, on demand', () => {
    const isCatalogue = isIn('src/catalogue')
    expect(
      broken(
        ({ file, target, isDynamic }) =>
          isCatalogue(target) && !isCatalogue(file) && !(file === 'src/main.tsx' && isDynamic),
      ),
    ).toEqual([])
  })

  it('only src/main.tsx loads the inspector, on demand', () => {
    const isInspector = isIn('src/inspector')
    expect(broken(({ file, target }) => target === '@statelyai/inspect' && !isInspector(file))).toEqual([])
    expect(
      broken(
        ({ file, target, isDynamic, isType }) =>
          isInspector(target) && !isInspector(file) && !(file === 'src/main.tsx' && (isDynamic || isType)),
      ),
    ).toEqual([])
  })

  it('pdfkit loads on demand: a server starts without it', () => {
    expect(broken(({ target, isDynamic, isType }) => target === 'pdfkit' && !isDynamic && !isType)).toEqual([])
  })

  it('no source file imports a test or a generator', () => {
    expect(broken(({ target, isPackage }) => !isPackage && isIn('tests', 'docs')(target))).toEqual([])
  })

  it('imports name files with their extension', () => {
    const isWhole = /\.(ts|tsx|json|css|svg)(\?.*)?$/
    expect(broken(({ target, isPackage }) => !isPackage && !isWhole.test(target))).toEqual([])
  })
})
