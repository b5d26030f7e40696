/**
 * Which modules come together. Left alone, whatever one page shares with another becomes a small file and a request of its
 * own; here what is always wanted together is one file: the first page, the frame with its dashboard, what that has in common
 * with public pages beyond the first, what most screens are made of, and the libraries that only some of them draw with.
 */

type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[]
    readonly importedIds: readonly string[]
    readonly dynamicImporters: readonly string[]
    readonly isEntry: boolean
  } | null
}
type Belongs = (roots: readonly string[], modules: Modules) => boolean

/** As many screens as must need a module before all of them get it: one more file costs more than its bytes. */
const manyScreens = 3

/** The entry and the modules fetched on demand that bring this one along; itself, when it is one of them. */
function broughtBy(id: string, modules: Modules, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return []
  const isFetched = info.isEntry || info.dynamicImporters.length > 0
  return [...(isFetched ? [id] : []), ...info.importers.flatMap((importer) => broughtBy(importer, modules, seen))]
}

const isOfFrame = (root: string) =>
  /\/src\/app\/shell\/(createShell|shellActors|fetchAhead)\.tsx?$|\/DashboardScreen\.tsx$|\.dashboard\.ts$/.test(root)
const isScreen = (root: string) => /\/src\/areas\/[\w/]+Screen\.tsx$/.test(root)

const isNeededAtFirst: Belongs = (roots, modules) => roots.some((root) => modules.getModuleInfo(root)?.isEntry)
/** Does one of these show itself to somebody who has not signed in? The first page itself fetches it on demand. */
const isPublic: Belongs = (roots, modules) =>
  roots.some((root) => {
    const { dynamicImporters = [] } = modules.getModuleInfo(root) ?? {}
    return (
      !isOfFrame(root) && dynamicImporters.some((importer) => isNeededAtFirst(broughtBy(importer, modules), modules))
    )
  })
const isNeededInFrame: Belongs = (roots, modules) => roots.some(isOfFrame) && !isPublic(roots, modules)
const isSharedWithPublic: Belongs = (roots, modules) => roots.some(isOfFrame) && isPublic(roots, modules)
const isSharedByScreens: Belongs = (roots, modules) =>
  new Set(roots.filter(isScreen)).size >= manyScreens && !isPublic(roots, modules)

/** Is this module one of the library, or does it bring the library along? */
function needs(library: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (library.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => needs(library, imported, modules, seen))
}
const group = (name: string, belongs: Belongs, library?: RegExp) => ({
  debugName: name,
  name: (id: string, modules: Modules) =>
    belongs(broughtBy(id, modules), modules) && (!library || needs(library, id, modules)) ? name : null,
})

/** A module goes into the first of these that wants it. */
export const chunkGroups = [
  {
    debugName: 'runtime',
    name: (id: string) => (id.includes('rolldown/runtime') ? 'first' : null),
  },
  group('first', isNeededAtFirst),
  group('frame', isNeededInFrame),
  {
    ...group('common', isSharedWithPublic),
    // Ours only: a library that one public page wants is not fetched by the others.
    test: (id: string) => !id.includes('/node_modules/'),
  },
  // Most screens have neither a long list nor a chart.
  group('lists', isSharedByScreens, /\/node_modules\/@tanstack\/virtual-core\//),
  group('charts', isSharedByScreens, /\/node_modules\/d3-/),
  group('screens', isSharedByScreens),
]
