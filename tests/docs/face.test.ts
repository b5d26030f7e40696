import { describe, expect, it } from 'vitest'
import { faces, readFace } from '#docs/generator/face.ts'
import { textWidth } from '#docs/generator/measure.ts'
import { subsetOf } from '#docs/generator/subset.ts'

const text = 'Vote enregistré\u00a0: « déjà voté » → œ'

describe('the face that drawings embed', () => {
  it.each([400, 600] as const)('keeps the width and outline of every letter of weight %s', (weight) => {
    const face = faces[weight]
    const subset = readFace(subsetOf(face, text))
    for (const letter of text) {
      const [whole, cut] = [face.glyphOf(letter), subset.glyphOf(letter)]
      expect(subset.advanceOf(cut)).toBe(face.advanceOf(whole))
      // The first ten bytes of an outline are its contours and its bounds.
      expect(subset.outlineOf(cut).subarray(0, 10)).toEqual(face.outlineOf(whole).subarray(0, 10))
    }
  })

  it('has only the letters of the drawing, in the same bytes each time', () => {
    expect(() => readFace(subsetOf(faces[400], 'abc')).glyphOf('d')).toThrow('no glyph')
    expect(subsetOf(faces[400], 'abc')).toEqual(subsetOf(faces[400], 'cbaab'))
  })

  it('measures a text by its advances, and refuses one that it cannot draw', () => {
    expect(textWidth('aa', { size: 100, weight: 400 })).toBe(2 * textWidth('a', { size: 100, weight: 400 }))
    expect(() => textWidth('漢', { size: 10, weight: 400 })).toThrow('no glyph')
  })
})
