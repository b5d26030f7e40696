import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { frameIconPaths } from '#src/ui/frameIconPaths.ts'
import { iconPaths } from '#src/ui/iconPaths.ts'
import { readImports, withImports } from './sourceImports.ts'

const imports = await readImports()
/** The frame, what opens over the page, and the dashboard: none of them waits for the icons of screens. */
const roots = [
  'src/app/shell/createShell.tsx',
  'src/areas/dashboard/DashboardScreen.tsx',
  ...imports
    .filter(({ file, isDynamic }) => isDynamic && /^src\/.*\/(?:overlays\.tsx|area\.ts|\w+Needs\.ts)$/.test(file))
    .map(({ target }) => target)
    .filter((target) => /^src\/(?:app|areas)\//.test(target)),
]

it('draws only icons that come with the frame before any screen is open', async () => {
  const later = Object.keys(iconPaths).filter((name) => !(name in frameIconPaths))
  const drawn = new RegExp(`(?:icon|name)(?:=|: )["'](?:${later.join('|')})["']`)
  const files = new Set(roots.flatMap((root) => [...withImports(root, imports)]))
  const sources = await Promise.all(
    [...files]
      .filter((file) => file.startsWith('src/'))
      .map(async (file) => [file, await readFile(file, 'utf8')] as const),
  )

  expect(sources.length).toBeGreaterThan(roots.length)
  expect(sources.filter(([, source]) => drawn.test(source)).map(([file]) => file)).toEqual([])
})
