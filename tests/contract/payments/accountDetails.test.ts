import { describe, expect, it } from 'vitest'
import { accountDetails, shownAccount, shownMobile } from '#contract/payments/accountDetails.ts'

const read = (typed: unknown, countries = ['FR'], scheme: 'sepa' | 'pad' = 'sepa') => {
  const parsed = accountDetails(scheme, countries).safeParse(typed)
  return parsed.success ? parsed.data : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('the details of an account', () => {
  it('are only an IBAN within the European Economic Area', () => {
    expect(read({ iban: 'fr76 3000 6000 0112 3456 7890 189' })).toEqual({
      scheme: 'sepa',
      iban: 'FR7630006000011234567890189',
      bic: null,
    })
  })
  it('need a BIC elsewhere', () => {
    const iban = 'GB29NWBK60161331926819'
    expect(read({ iban }, ['GB'])).toEqual([['bic', 'required']])
    expect(read({ iban, bic: 'nwbkgb2l' }, ['GB'])).toEqual({ scheme: 'sepa', iban, bic: 'NWBKGB2L' })
  })
  it('are three numbers in Canada, without any IBAN', () => {
    expect(read({ institution: '815', transit: '30001', account: '1234567' }, ['CA'], 'pad')).toEqual({
      scheme: 'pad',
      institution: '815',
      transit: '30001',
      account: '1234567',
    })
    expect(read({ institution: '81', transit: '30001', account: '' }, ['CA'], 'pad')).toEqual([
      ['institution', 'too_short'],
      ['account', 'required'],
    ])
  })
  it('are shown with their middle left out', () => {
    expect(shownAccount({ scheme: 'sepa', iban: 'FR7630006000011234567890189', bic: null })).toBe('FR76 •••• 0189')
    expect(shownAccount({ scheme: 'pad', institution: '815', transit: '30001', account: '1234567' })).toBe(
      '815 •••• 4567',
    )
    expect(shownMobile('+33612345678')).toBe('+33 •• 56 78')
    expect(shownMobile('+15145550123')).toBe('••• •••-0123')
  })
})
