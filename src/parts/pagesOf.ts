import { type ListMeta, lastPage } from '#contract/lists.ts'

/** The page behind this one; `undefined` = it is the last. */
export const nextPage = ({ meta }: { readonly meta: ListMeta }) =>
  meta.page < lastPage(meta) ? meta.page + 1 : undefined

/** Rows of several pages, each once: between two pages something new may have moved a row to the next one. */
export const rowsOf = <Page extends { readonly data: { readonly result: readonly string[] } }, Row>(
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
