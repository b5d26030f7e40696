import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { offers } from '#offers/offers.ts'
import { fontStack, typefaceRules, typefacesOf } from '#offers/typefaceRules.ts'
import { typefaces } from '#offers/typefaces.ts'

const require = createRequire(import.meta.url)

describe.each(Object.values(offers))('the typefaces of $code', (offer) => {
  it('take at most two files and 60 kB', () => {
    const sizes = typefacesOf(offer).map(({ source }) => statSync(require.resolve(source)).size)
    expect(sizes.length).toBeLessThanOrEqual(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
  })

  it('each have a fallback of the same size, which the stack names next', () => {
    const rules = typefaceRules(offer)
    for (const name of Object.values(offer.theme.typefaces)) {
      const { family, path } = typefaces[name]
      expect(rules).toContain(`url(${path})`)
      expect(rules).toContain(`font-family:"${family} stand-in"`)
      expect(fontStack(name)).toMatch(`"${family}", "${family} stand-in", "${family} stand-in 2", `)
    }
    expect(rules).not.toMatch(/<|NaN|undefined/)
  })
})

it('has the same width on a device without Arial or a similar face', () => {
  const sizes = typefaceRules(offers.ESE).matchAll(
    /local\("(Arial|DejaVu Sans)"\).*?size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g,
  )
  const [arial, dejaVu] = [...sizes].map(([, , width, ascent]) => ({ width: Number(width), ascent: Number(ascent) }))
  // The ascent is a percentage of the adjusted size, so the product of both is what must match.
  expect(arial && dejaVu && arial.width / dejaVu.width).toBeCloseTo(1.15, 2)
  expect(arial && dejaVu && (arial.width * arial.ascent) / (dejaVu.width * dejaVu.ascent)).toBeCloseTo(1, 3)
})

it('leaves the middle dot to the stand-in where the face draws it without the spaces around it', () => {
  const rules = typefaceRules(offers.VSY).split('@font-face')
  const ofFace = rules.find((rule) => rule.includes('font-family:"Instrument Sans";'))
  expect(ofFace).toContain('unicode-range:U+0-B6,U+B8-10FFFF')
  expect(rules.filter((rule) => rule.includes('unicode-range'))).toEqual([ofFace])
})

describe.each(Object.values(typefaces))('$family', ({ source, path }) => {
  const [scope = '', name = ''] = source.split('/')
  const aboutPackage: unknown = JSON.parse(readFileSync(require.resolve(`${scope}/${name}/package.json`), 'utf8'))

  it('has an address that changes with its package, because browsers keep the file', () => {
    expect(aboutPackage).toMatchObject({ version: path.match(/-([\d.]+)\.woff2$/)?.[1] })
  })

  it('may be distributed with the portal', () => {
    expect(aboutPackage).toMatchObject({ license: 'OFL-1.1' })
  })
})
