import { infiniteQueryOptions, type keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type ListMeta, lastPage } from '#contract/lists.ts'
import { justRead } from './justRead.ts'

type Rows<Row> = {
  readonly data: {
    readonly result: readonly string[]
    readonly entities: Readonly<Record<string, Readonly<Record<string, Row>>>>
  }
}
type Page<Row> = Rows<Row> & { readonly meta: ListMeta }

/** The next page number; `undefined` after the last page. */
export const nextPage = ({ meta }: Pick<Page<unknown>, 'meta'>) =>
  meta.page < lastPage(meta) ? meta.page + 1 : undefined

/** The rows of pages in their order, without duplicates: a new row may have moved another one to the next page. */
export function rowsOf<Row>(...pages: readonly Rows<Row>[]): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const { data } of pages) {
    for (const table of Object.values(data.entities)) {
      for (const id of data.result) {
        const row = table[id]
        if (row !== undefined) rows.set(id, row)
      }
    }
  }
  return [...rows.values()]
}

/** One function for all lists and renders, so that React Query runs it only for new data: there may be 50,000 rows. */
function readPages<Row, More>({ pages }: { readonly pages: readonly (Page<Row> & More)[] }) {
  const [first] = pages
  return { total: first?.meta.total ?? 0, rows: rowsOf(...pages), first }
}

type List<Key extends QueryKey, Row, More> = {
  readonly queryKey: Key
  /** Requests one page; the first is 1. */
  readonly ask: (page: number, signal: AbortSignal) => Promise<Page<Row> & More>
  readonly staleTime?: number
  readonly refetchInterval?: number
  readonly placeholderData?: typeof keepPreviousData
}

/** A paginated list read as one: its rows, their total, and the first page for the other fields of the response. */
export const listQuery = <const Key extends QueryKey, Row, More>({ ask, ...options }: List<Key, Row, More>) =>
  infiniteQueryOptions({
    ...options,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: readPages<Row, More>,
  })

type Glance<Key extends QueryKey, Row> = {
  readonly queryKey: Key
  readonly ask: (signal: AbortSignal) => Promise<Page<Row>>
}

/** The first few rows of a list and their total, for the dashboard, which fetches nothing else of it. */
export const glanceQuery = <const Key extends QueryKey, Row>({ queryKey, ask }: Glance<Key, Row>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    staleTime: justRead,
    select: readFirst<Row>,
  })

const readFirst = <Row>(page: Page<Row>) => ({ rows: rowsOf(page), total: page.meta.total })

type Growing = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Loads the next page at the end of the list. After a failure, only the reader retries. */
export const askForMore = (query: Growing) => () => {
  if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) void query.fetchNextPage()
}
