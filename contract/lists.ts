import * as z from 'zod/mini'

/** Default page size; the places list has its own (specification §9). */
export const defaultPerPage = 15
export const placesPerPage = 20

/** The query of a list: the page, from 1, and its number of rows (1 to 100). */
export const pageQuery = (perPage: number = defaultPerPage) => ({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), perPage),
})

/** Pagination travels in `meta` and in the headers of the same names (specification §7). */
export const listMeta = z.object({ total: z.int(), perPage: z.int(), page: z.int() })
export type ListMeta = z.output<typeof listMeta>
export const paginationHeaders = {
  page: 'X-Page',
  perPage: 'X-Per-Page',
  total: 'X-Total',
  lastPage: 'X-Last-Page',
} as const

/** lastPage = total / perPage, rounded up (specification §3). */
export const lastPage = ({ total, perPage }: Pick<ListMeta, 'total' | 'perPage'>) => Math.ceil(total / perPage)

/** The response of a list: ordered ids as `data.result`, rows by id, and totals (specification §7). */
export const listOf = <Name extends string, Item extends z.ZodMiniType>(name: Name, item: Item) =>
  z.object({
    data: z.object({
      result: z.array(z.string()),
      entities: z.record(z.literal(name), z.record(z.string(), item)),
    }),
    meta: listMeta,
  })
