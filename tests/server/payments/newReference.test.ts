import { expect, it } from 'vitest'
import { newReference } from '#server/areas/payments/mandates/newReference.ts'
import { newEndToEndId } from '#server/areas/payments/payments/newEndToEndId.ts'
import { checkIdentifier } from '#server/services/bankFiles/bankText.ts'

it('gives ten thousand mandates and payments unique references, which every bank accepts', () => {
  const references = Array.from({ length: 10_000 }, () => [newReference('NEUF'), newEndToEndId(), newEndToEndId('R')])
  const all = references.flat()
  expect(new Set(all).size).toBe(all.length)
  for (const [rum = '', ...ids] of references) {
    expect(rum).toMatch(/^NEUF(-[2-9A-HJ-NP-Z]{4}){3}$/)
    for (const id of [rum, ...ids]) expect(checkIdentifier(id, 'MndtId')).toBe(id)
    // Canadian files have room for 19 characters.
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(19)
  }
})
