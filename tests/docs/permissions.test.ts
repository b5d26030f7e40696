import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { permissionsPage } from '#docs/generator/permissions.ts'

it('the page of permissions is up to date: run `npm run diagrams` after changing the table or a route', async () => {
  const written = await readFile(path.resolve(import.meta.dirname, '../../docs/permissions.md'), 'utf8')
  expect(written).toBe(permissionsPage())
})
