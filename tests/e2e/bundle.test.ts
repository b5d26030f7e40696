import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const assets = join('dist', 'assets')

async function bundle() {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(assets, name), 'utf8') })))
}

describe('the production bundle', () => {
  it.each([
    'stately.ai',
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

  it('keeps the texts of each language in a chunk of its own', async () => {
    const files = await bundle()
    const holders = (sentence: string) => files.filter(({ text }) => text.includes(sentence))

    expect(holders('La combinaison email / mot de passe est invalide').every(({ text }) => text.length < 80_000)).toBe(
      true,
    )
    expect(holders('La combinaison email / mot de passe est invalide').length).toBeGreaterThan(0)
  })
})
