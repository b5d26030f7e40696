import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importPages } from '#docs/generator/importPages.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/import')

it('the pages and templates of the import are up to date: run `npm run diagrams` after changing a file', async () => {
  const pages = await importPages()
  expect((await readdir(folder)).sort()).toEqual([...pages.keys()].sort())
  for (const [name, content] of pages) expect(await readFile(path.join(folder, name), 'utf8'), name).toBe(content)
})
