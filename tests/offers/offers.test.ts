import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { cssVariables } from '#offers/cssVariables.ts'
import { offerSchema } from '#offers/offer.schema.ts'
import { offerOfLabel, offers } from '#offers/offers.ts'

const all = Object.values(offers)
const assets = `${process.cwd()}/offers/assets`

it('has the six offers of the specification, each under its own code', () => {
  expect(Object.keys(offers)).toEqual([...offerCodes])
  for (const code of offerCodes) expect(offers[code].code).toBe(code)
})

it.each(['brandName', 'clientId', 'signInScope', 'site', 'logo', 'background', 'icon'] as const)(
  'gives no two offers the same %s',
  (fact) => expect(new Set(all.map((offer) => offer[fact])).size).toBe(all.length),
)

it('gives no two offers the same accent colour', () => {
  expect(new Set(all.map(({ theme }) => theme.colors.action)).size).toBe(all.length)
})

it('finds the offer of a host label: none is ESE, an unknown one is NEUF', () => {
  expect(offerOfLabel('vsy').code).toBe('VSY')
  expect(offerOfLabel('VQC').code).toBe('VQC')
  expect(offerOfLabel(null).code).toBe('ESE')
  expect(offerOfLabel('www').code).toBe('NEUF')
  expect(offerOfLabel('__proto__').code).toBe('NEUF')
})

it('keeps French rules out of the Canadian offer, and Canadian ones out of the French offers', () => {
  const { VQC, ...french } = offers
  expect(VQC).toMatchObject({ currency: 'CAD', locales: ['fr-CA', 'en-CA'], acceptedCountries: ['CA'] })
  expect(VQC.support.phone).toMatch(/^\+1/)
  for (const offer of Object.values(french)) {
    expect(offer).toMatchObject({ currency: 'EUR', locales: ['fr-FR'], acceptedCountries: ['FR'] })
  }
})

it.each([
  ['59000', 'ESE', true],
  ['5900', 'ESE', false],
  ['H2X 1Y4', 'ESE', false],
  ['H2X 1Y4', 'VQC', true],
  ['h2x1y4', 'VQC', true],
  ['59000', 'VQC', false],
] as const)('reads the postal code %s on %s: %s', (zipCode, code, isAccepted) => {
  expect(new RegExp(offers[code].zipCode.pattern).test(zipCode)).toBe(isAccepted)
})

it('refuses an offer with a wrong colour, a missing token or an unknown field', () => {
  const { theme } = offers.ESE
  const withColors = (colors: object) => ({ ...offers.ESE, theme: { ...theme, colors } })
  expect(offerSchema.safeParse(withColors({ ...theme.colors, action: 'teal' })).success).toBe(false)
  expect(offerSchema.safeParse(withColors({ ...theme.colors, action: undefined })).success).toBe(false)
  expect(offerSchema.safeParse({ ...offers.ESE, slogan: 'Bonjour' }).success).toBe(false)
})

describe.each(all)('$brandName', (offer) => {
  it('passes its schema', () => expect(offerSchema.parse(offer)).toEqual(offer))

  it('has texts in each of its languages', () => {
    for (const locale of offer.locales) expect(offer.tagline[locale]).toBeTruthy()
  })

  it('accepts its own example of a postal code', () => {
    expect(offer.zipCode.example).toMatch(new RegExp(offer.zipCode.pattern))
  })

  it('is served from a host whose first label is its code', () => {
    expect(offerOfLabel(new URL(offer.site).hostname.split('.')[0] ?? null)).toBe(offer)
  })

  it.each(['logo', 'background', 'icon'] as const)(
    'has a %s of at most 15 kB that loads nothing and runs nothing',
    (name) => {
      const file = assets + offer[name]
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeLessThanOrEqual(15_000)
      const drawing = readFileSync(file, 'utf8')
      expect(new DOMParser().parseFromString(drawing, 'image/svg+xml').querySelector('parsererror')).toBeNull()
      expect(drawing).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|href="(?!#)/i)
    },
  )

  it('uses our own captcha, because the page cannot run reCAPTCHA yet (docs/decisions/015-recaptcha-later.md)', () => {
    expect(offer.recaptchaSiteKey).toBeNull()
  })

  it('writes its theme as declarations that cannot leave their style element', () => {
    const css = cssVariables(offer)
    expect(css).toContain(`--color-text-muted:${offer.theme.colors.textMuted}`)
    expect(css).toContain(`--radius:${offer.theme.radius}px`)
    expect(css).not.toMatch(/[<>{}]/)
  })
})
