import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from '#contract/emails.ts'

const codeOf = (typed: unknown) => email.safeParse(typed).error?.issues[0]?.message

describe('e-mail address', () => {
  it.each(['ada@demo.example', "o'neil+tag@sub.demo-1.fr", 'élodie@demo.example', 'ada@[192.168.0.1]'])(
    'may be %s',
    (typed) => {
      expect(email.safeParse(typed).data).toBe(typed)
    },
  )

  it.each([
    'ada',
    'ada@',
    '@demo.example',
    'ada@demo',
    'ada@demo.e',
    'ada@demo..example',
    'ada@-demo.example',
    'ada lovelace@demo.example',
    'ada@demo.example, eve@demo.example',
    'ada@[300]',
    'ada\u0000@demo.example',
    `${'a'.repeat(250)}@demo.example`,
  ])('may not be %j', (typed) => {
    expect(codeOf(typed)).toBe('invalidEmail')
  })

  it.each([undefined, '', '   '])('is required: %j', (typed) => {
    expect(codeOf(typed)).toBe('required')
  })

  it('is compared without case or surrounding space', () => {
    expect(email.parse('  Ada@Demo.Example ')).toBe('ada@demo.example')
  })

  it('stays unchanged when an accepted address is parsed again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const parsed = email.safeParse(typed)
        return !parsed.success || email.parse(parsed.data) === parsed.data
      }),
    )
  })

  it('parses hostile texts without delay', () => {
    expect(codeOf(`${'a.'.repeat(60)}@${'a-'.repeat(60)}`)).toBe('invalidEmail')
  })
})
