import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camelKey, fromWire, snakeKey, toWire } from '#contract/case.ts'

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const camelName = fc
  .tuple(word, fc.array(fc.stringMatching(/^[A-Z][a-z0-9]{1,8}$/), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.join(''))
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('tree'), { maxLength: 4 }),
  object: fc.dictionary(camelName, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
}))

describe('key case', () => {
  it.each([
    ['customerReferenceNumber', 'customer_reference_number'],
    ['zipCode', 'zip_code'],
    ['password', 'password'],
  ])('writes %s as %s on the wire, and back', (camel, snake) => {
    expect(snakeKey(camel)).toBe(snake)
    expect(camelKey(snake)).toBe(camel)
  })

  it('survives a round trip over the wire, at any depth', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(fromWire(toWire(value))).toEqual(value)
      }),
    )
  })

  it('leaves values unchanged', () => {
    expect(toWire({ message: 'aB_c', list: ['dE_f'] })).toEqual({ message: 'aB_c', list: ['dE_f'] })
    expect(fromWire({ message: 'aB_c', list: ['dE_f'] })).toEqual({ message: 'aB_c', list: ['dE_f'] })
  })

  it('leaves identifiers used as keys unchanged', () => {
    const byId = { '0b9c2a52-52f1-4a3e-8a52-6e6f8f4f2a10': { name: 'x' } }

    expect(fromWire(byId)).toEqual(byId)
    expect(toWire(byId)).toEqual(byId)
  })

  it('leaves row ids unchanged, but not the names of their tables and fields', () => {
    const role = { id: 'board_member', placeId: 'p' }
    const page = { result: ['board_member'], entities: { jobRoles: { board_member: role } } }
    const sent = {
      result: ['board_member'],
      entities: { job_roles: { board_member: { id: 'board_member', place_id: 'p' } } },
    }

    expect(toWire({ data: page })).toEqual({ data: sent })
    expect(fromWire({ data: sent })).toEqual({ data: page })
    expect(fromWire({ entities: [{ is_open: true }] })).toEqual({ entities: [{ isOpen: true }] })
  })

  it('keeps anything but plain objects unchanged', () => {
    const date = new Date(0)

    expect(toWire({ sentAt: date })).toEqual({ sent_at: date })
  })
})
