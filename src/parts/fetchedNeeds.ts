import type { QueryKey } from '@tanstack/react-query'
import type { NeedSource, QueryDependencies } from './dashboardParts.ts'
import { justRead } from './justRead.ts'

type SourceQuery = NeedSource['query']
/** The request of a source, and the needs that follow from its answer. */
export type NeedQuery = (...given: Parameters<SourceQuery>) => Pick<ReturnType<SourceQuery>, 'queryFn' | 'select'>

type Settings = Omit<NeedSource, 'isOfAll' | 'query'> & {
  readonly queryKey: (dependencies: QueryDependencies) => QueryKey
  readonly load: () => Promise<NeedQuery>
}

/** Needs of few people, in all their places: their code loads with the first request, so that nobody else's dashboard carries it. */
export function fetchedNeeds({ queryKey, load, ...source }: Settings): NeedSource {
  let known: NeedQuery | undefined
  return {
    ...source,
    isOfAll: true,
    query: (dependencies, language) => ({
      queryKey: queryKey(dependencies),
      queryFn: async (context) => {
        known = await load()
        return known(dependencies, language).queryFn(context)
      },
      // Data from the copy on the device come without the code that reads them.
      staleTime: known ? justRead : 0,
      select: (data) => known?.(dependencies, language).select(data) ?? [],
    }),
  }
}
