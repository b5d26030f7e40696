import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defaultPerPage, lastPage, listOf, pageQuery, placesPerPage } from '#contract/lists.ts'

describe('lists', () => {
  it('come in pages of 15, places in pages of 20', () => {
    expect(z.object(pageQuery()).parse({})).toEqual({ page: 1, perPage: defaultPerPage })
    expect(z.object(pageQuery(placesPerPage)).parse({})).toEqual({ page: 1, perPage: 20 })
    expect(defaultPerPage).toBe(15)
  })

  it('read page numbers from the text of a query', () => {
    expect(z.object(pageQuery()).parse({ page: '3', perPage: '50' })).toEqual({ page: 3, perPage: 50 })
  })

  it.each([{ page: '0' }, { page: '-1' }, { page: '1.5' }, { page: 'two' }, { page: '1e999' }, { perPage: '101' }])(
    'refuse %o',
    (query) => {
      expect(z.object(pageQuery()).safeParse(query).success).toBe(false)
    },
  )

  it('end on the page that holds the last row', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
        const last = lastPage({ total, perPage })
        expect(last * perPage).toBeGreaterThanOrEqual(total)
        expect((last - 1) * perPage).toBeLessThan(Math.max(total, 1))
      }),
    )
  })

  it('return ids in order, with rows beside them', () => {
    const answer = {
      data: { result: ['b', 'a'], entities: { places: { a: { name: 'A' }, b: { name: 'B' } } } },
      meta: { total: 2, perPage: 15, page: 1 },
    }

    expect(listOf('places', z.object({ name: z.string() })).parse(answer)).toEqual(answer)
  })
})
