import { describe, expect, it } from 'vitest'
import { calledByEntry } from '#contract/accounts/calledByEntry.ts'

const key = (keyId: string | null, amount: number, shares: Readonly<Record<string, number>>) => ({
  keyId,
  amount,
  shares: new Map(Object.entries(shares)),
})
const all = { A: 500, B: 300, C: 200 }

describe('a call that another program has posted', () => {
  it('asks each lot for its posted amount under the only key, whatever the key would share out', () => {
    const asked = [
      { lotId: 'A', keyId: null, amount: 700 },
      { lotId: 'B', keyId: null, amount: 300 },
    ]
    expect(calledByEntry(asked, [key('lift', 1_000, all)])).toEqual([
      { lotId: 'A', keyId: 'lift', amount: 700 },
      { lotId: 'B', keyId: 'lift', amount: 300 },
    ])
  })

  it('owes each of several keys its share, and exactly the posted total', () => {
    const asked = [
      { lotId: 'A', keyId: null, amount: 5_301 },
      { lotId: 'B', keyId: null, amount: 3_000 },
      { lotId: 'C', keyId: null, amount: 2_600 },
    ]
    const called = calledByEntry(asked, [key(null, 10_001, all), key('lift', 900, { A: 1, C: 2 })])
    expect(called).toEqual([
      { lotId: 'A', keyId: null, amount: 5_001 },
      { lotId: 'A', keyId: 'lift', amount: 300 },
      { lotId: 'B', keyId: null, amount: 3_000 },
      { lotId: 'C', keyId: null, amount: 2_000 },
      { lotId: 'C', keyId: 'lift', amount: 600 },
    ])
  })

  it('keeps the key of a line that names one', () => {
    const named = { lotId: 'B', keyId: 'lift', amount: 40 }
    expect(calledByEntry([named], [key(null, 20, all), key('lift', 20, { A: 1 })])).toEqual([named])
  })
})
