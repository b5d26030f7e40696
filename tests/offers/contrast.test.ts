import { describe, expect, it } from 'vitest'
import { strengthTone } from '#contract/authentication/passwords.ts'
import type { ColorTokens } from '#offers/offer.schema.ts'
import { offers } from '#offers/offers.ts'
import { contrastRatio } from './contrastRatio.ts'

type Token = keyof ColorTokens
const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const satisfies readonly Token[]
const onEach = (foregrounds: readonly Token[], backgrounds: readonly Token[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const))

/** Everything that people read: 4.5 (WCAG 1.4.3). */
const texts = [
  ...onEach(['text', 'textMuted', 'link', 'danger', 'warning', 'success', 'info'], surfaces),
  ...onEach(['onAction'], ['action', 'actionHover']),
  ...onEach(['onAccentSoft', 'text', 'link'], ['accentSoft']),
  ['actionHover', 'surface'],
  ['onDangerSoft', 'dangerSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onInfoSoft', 'infoSoft'],
  ['onInverse', 'inverse'],
] as const satisfies readonly (readonly [Token, Token])[]

/** Everything that people must see to use a control: 3 (WCAG 1.4.11). */
const shapes = [
  ...onEach(['borderStrong', 'focus', 'action'], surfaces),
  ...onEach(['focus'], ['accentSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'infoSoft']),
  ...onEach([strengthTone(0), strengthTone(3), strengthTone(4)], surfaces),
  ...onEach(['borderStrong', 'action'], ['accentSoft']),
] as const satisfies readonly (readonly [Token, Token])[]

it('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#1f45c4', '#1f45c4')).toBe(1)
})

describe.each(Object.values(offers))('$brandName', ({ theme: { colors } }) => {
  it.each(texts)('is readable: %s on %s', (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('is visible: %s on %s', (foreground, background) => {
    expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(3)
  })
})
