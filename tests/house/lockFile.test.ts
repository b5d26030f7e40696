import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

describe('package-lock.json', async () => {
  const { packages } = lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const { '': _project, ...installed } = packages
  const entries = Object.entries(installed).map(([path, entry]) => {
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { ...entry, path, name }
  })

  it('records the origin of every package, including those of other platforms', () => {
    const astray = entries.filter(({ name, version, resolved }) => {
      const file = `${name.split('/').at(-1)}-${version}.tgz`
      return resolved !== `https://registry.npmjs.org/${name}/-/${file}`
    })
    expect(astray.map(({ path }) => path)).toEqual([])
  })

  it('records the integrity hash of every package, including those of other platforms', () => {
    const unverified = entries.filter(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    expect(unverified.map(({ path }) => path)).toEqual([])
  })

  it('contains the packages of every platform', () => {
    const held = new Set(entries.map(({ name }) => name))
    const named = entries.flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies))
    expect(named.filter((name) => !held.has(name))).toEqual([])
  })
})
