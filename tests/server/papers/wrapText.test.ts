import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrapText } from '#server/services/papers/pdf/wrapText.ts'

const measure = (text: string) => Array.from(text).length

it('breaks a text into lines that fit and add up to the text', () => {
  const word = fc.stringMatching(/^[a-zé]{1,30}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 1, max: 20 }), (words, width) => {
      const text = words.join(' ')
      const lines = wrapText(text, width, measure)
      expect(lines.join('')).toBe(text)
      for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width)
    }),
  )
})
