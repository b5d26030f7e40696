import { expect } from 'vitest'
import type { readStructure } from './readStructure.ts'

type Heard = Awaited<ReturnType<typeof readStructure>>

export const headingsOf = ({ spoken }: Heard) => spoken.filter(([role]) => /^H\d$/.test(role))

/** The requirements of PDF/UA-1 on any document, as far as a reader can check them. */
export function expectAccessible(
  heard: Heard,
  { title, language = 'fr-FR' }: { readonly title: string; readonly language?: string },
) {
  expect(heard).toMatchObject({ isMarked: true, showsTitle: true, language })
  expect(heard.metadata.get('pdfuaid:part')).toBe('1')
  expect(heard.metadata.get('dc:title')).toBe(title)
  expect(headingsOf(heard)[0]).toEqual(['H1', title])
  const levels = headingsOf(heard).map(([role]) => Number(role.slice(1)))
  expect(levels.lastIndexOf(1)).toBe(0)
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  for (const [index, { decoration, fonts, rows, unmarked }] of heard.pages.entries()) {
    expect(unmarked).toBe('')
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) {
      expect(font).toEqual({ name: expect.stringMatching(/^[A-Z]{6}\+LiberationSans/), missingFile: false })
    }
    expect(decoration).toMatch(new RegExp(`${title} page ${index + 1} \\w+ ${heard.pages.length}$`))
    for (const [first, ...others] of rows) {
      if (first === 'TH Column') expect(others).toEqual(others.map(() => 'TH Column'))
      else expect([first, ...others]).toEqual(['TH Row', ...others.map(() => 'TD')])
    }
  }
}
