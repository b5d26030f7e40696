/**
 * Groups modules into chunks. By default, every module that two pages share becomes a small file with its own request. Here,
 * modules that are always needed together are one file: the first page, the cache of queries, the frame with its dashboard, its
 * common modules with other public pages, what the screens of one area share, what those of several do, and the libraries that
 * only some screens draw with.
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

/** The number of screens that must need a module before all of them, or all of their area, get it: another file costs more than its bytes. */
const manyScreens = 3

/** The entry and the on-demand modules that import this one; the module itself, if it is one of them. */
function broughtBy(id: string, modules: Modules, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return []
  const isFetched = info.isEntry || info.dynamicImporters.length > 0
  return [...(isFetched ? [id] : []), ...info.importers.flatMap((importer) => broughtBy(importer, modules, seen))]
}

const isOfFrame = (root: string) =>
  /\/src\/app\/shell\/(createShell|shellActors|fetchAhead)\.tsx?$|\/src\/app\/reading\/storedAnswers\.ts$|\/DashboardScreen\.tsx$|\.dashboard\.ts$/.test(
    root,
  )
const isScreen = (root: string) => /\/src\/areas\/[\w/]+Screen\.tsx$/.test(root)

const isNeededAtFirst: Belongs = (roots, modules) => roots.some((root) => modules.getModuleInfo(root)?.isEntry)
/** Whether one of these shows itself to a visitor, so that the first page loads it on demand. */
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

/** The one area whose screens share these; `null` = few screens do, or those of several areas. */
function areaThatShares(roots: readonly string[]) {
  const screens = [...new Set(roots.filter(isScreen))]
  const areas = new Set(screens.map((screen) => /\/src\/areas\/(\w+)\//.exec(screen)?.[1]))
  const [area] = areas
  return screens.length >= manyScreens && areas.size === 1 && area ? area : null
}

/** Whether this module belongs to the library or imports it. */
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

/** A module goes into the first group that accepts it. */
export const chunkGroups = [
  group('first', isNeededAtFirst),
  {
    // One file for what screens use of the query cache; otherwise it would be a dozen requests.
    debugName: 'queries',
    name: (id: string) => (/\/node_modules\/@tanstack\/(?:react-query|query-core)\//.test(id) ? 'queries' : null),
  },
  group('frame', isNeededInFrame),
  {
    ...group('common', isSharedWithPublic),
    // Only our own modules, so that the other public pages do not load a library that one of them needs.
    test: (id: string) => !id.includes('/node_modules/'),
  },
  // Separate, because most screens have neither a long list nor a chart.
  group('lists', isSharedByScreens, /\/node_modules\/@tanstack\/virtual-core\//),
  group('charts', isSharedByScreens, /\/node_modules\/d3-/),
  {
    debugName: 'screens of one area',
    name: (id: string, modules: Modules) => {
      const roots = broughtBy(id, modules)
      const area = areaThatShares(roots)
      return area && !isPublic(roots, modules) ? `${area}Screens` : null
    },
  },
  group('screens', isSharedByScreens),
]
