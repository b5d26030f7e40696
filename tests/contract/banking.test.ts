import fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { bic, canadianAccount, iban, modulo97, ribKey, siret } from '#contract/banking.ts'

const french = iban(['FR'])
const codeOf = (result: { error?: { issues: { message: string }[] } | undefined }) => result.error?.issues[0]?.message

/** The test vectors of the banking profession. */
const vectors = ['FR1420041010050500013M02606', 'FR7630006000011234567890189', 'FR8412345123451234567891A16']

describe('account details', () => {
  it.each(vectors)('are accepted with or without spaces, in any case: %s', (vector) => {
    expect(french.parse(vector)).toBe(vector)
    expect(french.parse(` ${vector.toLowerCase().replace(/.{4}/g, '$& ')} `)).toBe(vector)
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['FR', 'too_short'],
    ['FR76 3000 6000 0112 3456 7890 18', 'too_short'],
    ['FR76 3000 6000 0112 3456 7890 1890', 'too_long'],
    ['DE89 3704 0044 0532 0130 00', 'unacceptedCountry'],
    ['7630006000011234567890189', 'unacceptedCountry'],
    ['FR76-3000-6000-0112-3456-7890-189', 'invalid'],
    ['FR77 3000 6000 0112 3456 7890 189', 'bad_check_digits'],
    ['FR76 3000 6000 0112 3456 7890 1A9', 'bad_check_digits'],
  ])('%j answers %s', (typed, code) => {
    expect(codeOf(french.safeParse(typed))).toBe(code)
  })

  it('of other countries are accepted where an offer allows them', () => {
    const several = iban(['FR', 'DE', 'BE'])
    expect(several.parse('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
    expect(codeOf(several.safeParse('DE88 3704 0044 0532 0130 00'))).toBe('bad_check_digits')
    expect(codeOf(several.safeParse('GB29 NWBK 6016 1331 9268 19'))).toBe('unacceptedCountry')
  })

  it('with one character changed are refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vectors),
        fc.integer({ min: 4, max: 26 }),
        fc.constantFrom(...Array.from('0123456789')),
        (vector, at, digit) => {
          fc.pre(vector[at] !== digit)
          expect(french.safeParse(vector.slice(0, at) + digit + vector.slice(at + 1)).success).toBe(false)
        },
      ),
    )
  })

  it('are valid exactly when the banking standard says so, and the key is from 01 to 97', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
      minLength: 11,
      maxLength: 11,
    })
    const seen = { valid: 0, outside: 0 }
    fc.assert(
      fc.property(
        digits(5),
        digits(5),
        letters,
        fc.integer({ min: -1, max: 1 }),
        fc.nat(99),
        (bank, branch, account, shift, other) => {
          const right = ribKey(bank, branch, account)
          // A key with the same remainder modulo 97: ibantools accepts any from 00 to 99.
          const shifted = right + 97 * shift
          const key = shifted >= 0 && shifted < 100 ? shifted : other
          const national = `${bank}${branch}${account}${String(key).padStart(2, '0')}`
          const check = 98 - modulo97(`${national}FR00`)
          const typed = `FR${String(check).padStart(2, '0')}${national}`
          const isInRange = key >= 1 && key <= 97
          const isValid = french.safeParse(typed).success
          expect([typed, isValid]).toEqual([typed, isInRange && isValidIBAN(typed)])
          if (isValid) seen.valid += 1
          if (!isInRange && isValidIBAN(typed)) seen.outside += 1
        },
      ),
      { numRuns: 10_000 },
    )
    expect(seen.valid).toBeGreaterThan(3_000)
    expect(seen.outside).toBeGreaterThan(0)
  })

  it.each(['00', '98', '99'])('with the key %s are refused, though the standard accepts them', (key) => {
    const national = nationalWith(Number(key))
    const typed = `FR${String(98 - modulo97(`${national}FR00`)).padStart(2, '0')}${national}`
    expect(isValidIBAN(typed)).toBe(true)
    expect(codeOf(french.safeParse(typed))).toBe('bad_check_digits')
  })
})

/** A bank, a branch and an account with a RIB key equal to this one modulo 97. */
function nationalWith(key: number) {
  const [bank, branch] = ['30004', '00001']
  const accounts = Array.from({ length: 200 }, (_, number) => String(number).padStart(11, '0'))
  const account = accounts.find((one) => ribKey(bank, branch, one) % 97 === key % 97) ?? ''
  return `${bank}${branch}${account}${String(key).padStart(2, '0')}`
}

describe('well-known account details', () => {
  it.each([
    'FR7610096000420000000000113',
    'FR7613335003010800012345659',
    'FR5920041010120123456Z02035',
    'FR7630003030000001234567845',
    'FR7630004000019876543210933',
    'FR781695800001QRSTUVWXYZ082',
    'FR7699999999999999999999944',
    'FR461010700237ABCDEFGHIJK90',
  ])('are right: %s', (vector) => {
    expect(french.parse(vector)).toBe(vector)
    expect(isValidIBAN(vector)).toBe(true)
  })

  it.each([
    ['another digit', 'FR7610096000420000000010113', 'bad_check_digits'],
    ['two digits swapped', 'FR7630003030000010234567845', 'bad_check_digits'],
    ['another key, with check digits of its own', 'FR4930004000019876543210934', 'bad_check_digits'],
    ['key 00 for 59', 'FR2013335003010800012345600', 'bad_check_digits'],
    ['other check digits', 'FR7530004000019876543210933', 'bad_check_digits'],
    ['a character too few', 'FR781695800001QRSTUVWXYZ08', 'too_short'],
    ['a character too many', 'FR76999999999999999999999440', 'too_long'],
    ['a letter in the bank', 'FR781OO96000420000000000100', 'bad_check_digits'],
    ['a key that the standard takes', 'FR7630004000010000000040A00', 'bad_check_digits'],
  ])('are wrong by %s', (_, vector, code) => {
    expect(codeOf(french.safeParse(vector))).toBe(code)
  })
})

describe('the key of French account details', () => {
  it.each([
    ['20041', '01005', '0500013M026', 6],
    ['30006', '00001', '12345678901', 89],
    ['12345', '12345', '1234567891A', 16],
  ])('of %s %s %s is %i', (bank, branch, account, key) => {
    expect(ribKey(bank, branch, account)).toBe(key)
  })
})

describe('the identifier of a bank', () => {
  it.each(['PSSTFRPPLIL', 'BNPAFRPP', 'bnpafrpp'])('may be %s', (typed) => {
    expect(bic.parse(typed)).toBe(typed.toUpperCase())
  })
  it.each([
    ['', 'required'],
    ['BNPAFRP', 'too_short'],
    ['BNPA FRPP', 'noSpaces'],
    ['BNPAFRPPX', 'invalid'],
    ['BNP1FRPP', 'invalid'],
    ['PSSTFRPPLILX', 'too_long'],
  ])('%j answers %s', (typed, code) => {
    expect(codeOf(bic.safeParse(typed))).toBe(code)
  })
})

describe('the identifier of a business', () => {
  it('is fourteen digits, with or without the spaces it is shown with', () => {
    expect(siret.parse('732 829 320 00074')).toBe('73282932000074')
  })
  it.each([
    ['', 'required'],
    ['732 829 320', 'too_short'],
    ['732829320000741', 'too_long'],
    ['73282932O00074', 'mustBeNumber'],
  ])('%j answers %s', (typed, code) => {
    expect(codeOf(siret.safeParse(typed))).toBe(code)
  })
})

describe('Canadian account details', () => {
  it('are an institution, a transit and an account', () => {
    const account = { institution: '815', transit: '30000', account: '1234567' }
    expect(canadianAccount.parse(account)).toEqual(account)
    expect(canadianAccount.safeParse({ ...account, account: '123456789012' }).success).toBe(true)
  })
  it.each([
    { institution: '81' },
    { institution: '8155' },
    { transit: '3000' },
    { account: '123456' },
    { account: '1234567890123' },
    { account: '12345A7' },
  ])('are refused with %j', (wrong) => {
    expect(
      canadianAccount.safeParse({ institution: '815', transit: '30000', account: '1234567', ...wrong }).success,
    ).toBe(false)
  })
})
