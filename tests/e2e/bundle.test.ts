import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { developmentLogin } from '#contract/developmentLogin.ts'
import { demoPlace } from '#tests/support/demoNames.ts'

const assets = join('dist', 'page', 'assets')

async function bundle() {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(assets, name), 'utf8') })))
}

const server = join('dist', 'server')

/** The server files that load before its first response: all but those imported on demand. */
async function startOfServer() {
  const starting = (await readdir(join(server, 'assets'))).filter((name) => /^start-.*\.js$/.test(name))
  const found = new Map<string, string>()
  const waiting = starting.map((name) => join(server, 'assets', name))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const text = await readFile(path, 'utf8')
    found.set(path, text)
    for (const [, imported] of text.matchAll(/^(?:import|export) .*?"(\.[^"]+)";$/gm)) {
      if (imported !== undefined) waiting.push(join(dirname(path), imported))
    }
  }
  return [...found.values()].join('\n')
}

describe('the built server', () => {
  it.each(['sharp', 'nodemailer', 'graphql', 'graphql-yoga', 'web-push'])(
    'starts without %s, which is loaded when it is first used',
    async (library) => {
      const text = await startOfServer()

      expect(text).toContain('from "@electric-sql/pglite"')
      expect(text).not.toContain(`from "${library}"`)
      expect(text).not.toContain(`// node_modules/${library}/`)
    },
  )

  it('imports the demo world for an empty database only', async () => {
    expect(await startOfServer()).not.toContain(demoPlace('tilleuls').customerReference)
  })
})

describe('the production bundle', () => {
  it.each([
    'stately.ai',
    developmentLogin,
    'createBrowserInspector',
    'Each in its states, under every brand',
    'mockServiceWorker',
    'setupServer',
    'vitest',
    'Demo-Copro',
    'PGlite',
    'nodemailer',
    'argon2',
  ])('contains no trace of %s', async (trace) => {
    const files = await bundle()

    expect(files.length).toBeGreaterThan(1)
    expect(files.filter(({ text }) => text.includes(trace)).map(({ name }) => name)).toEqual([])
  })

  it('keeps the panel of the demo in a chunk of its own, and the labels of charts out of all', async () => {
    const files = await bundle()
    const holders = files.filter(({ text }) => text.includes('Height of the inspector'))

    expect(holders.map(({ name }) => name)).toEqual([expect.stringMatching(/^openPanel-/)])
    expect(files.filter(({ text }) => text.includes('Étape affichée par l’adresse')).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('keeps the texts of each language in a separate chunk', async () => {
    const files = await bundle()
    const holders = (sentence: string) => files.filter(({ text }) => text.includes(sentence))

    expect(holders('La combinaison email / mot de passe est invalide').every(({ text }) => text.length < 80_000)).toBe(
      true,
    )
    expect(holders('La combinaison email / mot de passe est invalide').length).toBeGreaterThan(0)
  })
})
