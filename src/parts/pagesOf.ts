import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { type ListMeta, lastPage } from '#contract/lists.ts'

type ListAnswer = { readonly data: { readonly result: readonly string[] }; readonly meta: ListMeta }

/** The next page number; `undefined` after the last page. */
export const nextPage = ({ meta }: Pick<ListAnswer, 'meta'>) => (meta.page < lastPage(meta) ? meta.page + 1 : undefined)

/** The rows of several pages without duplicates: a new row may have moved another one to the next page. */
const rowsOf = <Page extends ListAnswer, Row>(
  pages: readonly Page[],
  rowOf: (page: Page, id: string) => Row | undefined,
): readonly Row[] => [
  ...new Map(
    pages.flatMap((page) =>
      page.data.result.flatMap((id) => {
        const row = rowOf(page, id)
        return row === undefined ? [] : [[id, row] as const]
      }),
    ),
  ).values(),
]

type List<Key extends QueryKey, Answer extends ListAnswer, Row> = {
  readonly queryKey: Key
  /** Requests one page; the first is 1. */
  readonly ask: (page: number, signal: AbortSignal) => Promise<Answer>
  readonly rowOf: (answer: Answer, id: string) => Row | undefined
}

/** A paginated list read as one: its rows and their total. */
export const listQuery = <const Key extends QueryKey, Answer extends ListAnswer, Row>({
  queryKey,
  ask,
  rowOf,
}: List<Key, Answer, Row>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: ({ pages }) => ({ total: pages[0]?.meta.total ?? 0, rows: rowsOf(pages, rowOf) }),
  })

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
