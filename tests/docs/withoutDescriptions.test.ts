import { glob, readFile } from 'node:fs/promises'
import { parseAst, transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutProse } from '#docs/generator/withoutDescriptions.ts'

const chart = (code: string) => withoutProse(code, 'machines/a.ts', parseAst(code))
const contract = (code: string) => withoutProse(code, 'contract/a.ts', parseAst(code))
/** An empty description is a field of a form, not prose. */
const sentence = /description: ["'`][^"'`]/g

describe('a production build of charts', () => {
  it('drops the descriptions of states and transitions, and the section of the specification', () => {
    const state = "const a = s.createStateConfig({ description: 'x', meta: { specification: '§1' }, tags: 'busy' })"
    expect(chart(state)).toBe("const a = s.createStateConfig({   tags: 'busy' })")
    expect(chart("const b = { target: 'a', description: 'x' }")).toBe("const b = { target: 'a',  }")
    expect(chart("const c = { on: { go: [{ description: 'x' }, { description: 'y' }] } }")).not.toContain('description')
    expect(chart("const d = { invoke: { onDone: { ...goOn, description: 'x' } } }")).not.toContain('description')
  })

  it('keeps a field of that name in any other object', () => {
    for (const data of [
      "const a = { description: 'x' }",
      "const a = { title: 'x', description: 'x', target: 'y' }",
      "const a = { id: '1', type: 'news', description: 'x' }",
      "const a = { context: { description: 'x' }, on: { go: { actions: { type: 'a', params: { description: 'x' } } } } }",
      "const a = s.createStateConfig({ entry: assign({ description: 'x' }) })",
      "const a = { on: { type: 'x' }, title: 'x', description: 'x' }",
    ]) {
      expect(chart(data)).toBe(data)
    }
  })

  it('leaves no sentence in any chart', async () => {
    let dropped = 0
    for await (const path of glob('machines/**/*.ts')) {
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
      const sentences = code.match(sentence)?.length ?? 0
      expect(withoutProse(code, path, parseAst(code)).match(sentence), path).toBeNull()
      dropped += sentences
    }
    expect(dropped).toBeGreaterThan(1_000)
  })
})

describe('a production build of the contract', () => {
  it('drops the fields of a route that only the server reads, but no description', () => {
    expect(contract("const a = route({ method: 'get', summary: 'x', refusals: [], answer: b })")).toBe(
      "const a = route({ method: 'get',   answer: b })",
    )
    const data = "const a = { target: 'x', description: 'x', meta: { specification: 'x' } }"
    expect(contract(data)).toBe(data)
  })
})
