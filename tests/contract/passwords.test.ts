import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StrengthLevel } from '#contract/authentication/passwords.ts'
import {
  capStrength,
  failedPasswordRules,
  newPassword,
  passwordMaximum,
  passwordRules,
  passwordSpecialCharacters,
  strengthTone,
} from '#contract/authentication/passwords.ts'

const level = fc.constantFrom<StrengthLevel>(0, 1, 2, 3, 4)
const text = fc.string({ unit: 'binary', maxLength: 40 })
const letterOf = (alphabet: string) => fc.constantFrom(...alphabet.split(''))
const kept = fc
  .tuple(
    letterOf('ABCÉÀÇ'),
    letterOf('abcéàç'),
    letterOf('0123456789'),
    letterOf(passwordSpecialCharacters),
    fc.string({ minLength: 8, maxLength: 60 }),
  )
  .map((parts) => parts.join(''))

const firstError = (password: unknown) => newPassword.safeParse(password).error?.issues[0]?.message

describe('password rules', () => {
  it('accept any password that has one of everything and is long enough', () => {
    fc.assert(fc.property(kept, (password) => newPassword.safeParse(password).success))
  })

  it('accept exactly the passwords that break no rule', () => {
    fc.assert(
      fc.property(
        text,
        (password) => newPassword.safeParse(password).success === (failedPasswordRules(password).length === 0),
      ),
    )
  })

  it('are reported in order: the first broken rule is the error', () => {
    fc.assert(
      fc.property(text.filter(Boolean), (password) => firstError(password) === failedPasswordRules(password)[0]),
    )
  })

  it('never fail because characters were added', () => {
    fc.assert(fc.property(kept, text, (password, more) => failedPasswordRules(password + more).length === 0))
  })

  it.each([
    ['', 'required'],
    [undefined, 'required'],
    ['Ab1!Ab1!Ab1', 'mustBeLongerThanTwelve'],
    ['ab1!ab1!ab1!', 'mustHaveUppercase'],
    ['AB1!AB1!AB1!', 'mustHaveLowercase'],
    ['Abc!Abc!Abc!', 'mustHaveDigit'],
    ['Abc1Abc1Abc1', 'mustHaveSpecialCharacter'],
    ['Abc1Abc1Abc/', 'mustHaveSpecialCharacter'],
    [`Aa1!${'x'.repeat(passwordMaximum)}`, 'tooLongPassword'],
  ])('say of %j: %s', (password, code) => {
    expect(firstError(password)).toBe(code)
  })

  it.each(passwordSpecialCharacters.split(''))('count %s as a special character', (character) => {
    expect(failedPasswordRules(`Abc1Abc1Abc${character}`)).toEqual([])
  })
})

describe('strength', () => {
  it('is at most 3 unless all five rules pass, and otherwise the measured level', () => {
    fc.assert(
      fc.property(level, fc.oneof(text, kept), (score, password) => {
        const isWhole = passwordRules.every((rule) => rule.isMet(password))
        expect(capStrength(score, password)).toBe(isWhole ? score : Math.min(score, 3))
      }),
    )
  })

  it('is red up to 2, orange at 3, green at 4', () => {
    expect(([0, 1, 2, 3, 4] as const).map(strengthTone)).toEqual(['danger', 'danger', 'danger', 'warning', 'success'])
  })
})
