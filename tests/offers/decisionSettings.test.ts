import { expect, it } from 'vitest'
import { offerCodes } from '#contract/offers.ts'
import { decisionSettings, decisionSettingsSchema } from '#offers/decisionSettings.ts'
import { offers } from '#offers/offers.ts'

const ofFrance = offerCodes.filter((code) => code !== 'VQC')

it('convenes French meetings 21 clear days ahead, and requires a quarter of the votes to request one', () => {
  for (const code of ofFrance) {
    expect(decisionSettings[code]).toMatchObject({
      convocationClearDays: 21,
      convocationMostDays: null,
      correspondenceClearDays: 3,
      requestShare: { numerator: 1, denominator: 4 },
      isProxyLimited: true,
    })
  }
})

it('follows the notice of Québec: 10 to 45 days, and a tenth of the votes, without a form for distance voting', () => {
  expect(decisionSettings.VQC).toMatchObject({
    convocationClearDays: 10,
    convocationMostDays: 45,
    correspondenceClearDays: null,
    requestShare: { numerator: 1, denominator: 10 },
    isProxyLimited: false,
  })
})

it('puts decisions under the law where the buildings stand', () => {
  expect(offers.VQC.majorities).toEqual(['ccq1096', 'ccq1097', 'ccq1098'])
  for (const code of ofFrance) {
    expect(offers[code].majorities).toEqual(['art24', 'art24_iii', 'art25', 'art26', 'unanimity'])
  }
})

it.each(offerCodes)('sends the reminders of %s in order of time, each once', (code) => {
  const { reminderDays } = decisionSettings[code]
  expect(reminderDays).toEqual([...new Set(reminderDays)].sort((a, b) => b - a))
})

it('refuses a share without a denominator and a reminder on the due date', () => {
  const settings = decisionSettings.ESE
  const parse = (changes: object) => decisionSettingsSchema.safeParse({ ...settings, ...changes }).success
  expect(parse({ requestShare: { numerator: 1, denominator: 0 } })).toBe(false)
  expect(parse({ reminderDays: [7, 0] })).toBe(false)
  expect(parse({ reminderDays: [] })).toBe(false)
})
