import { useQueries } from '@tanstack/react-query'
import type { FixedPage } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { isToldTo, type NeedSource } from '#src/parts/dashboardParts.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import type { Viewer } from './useViewer.ts'

/** The number of things that wait on each page. */
export type Waiting = { readonly [Page in FixedPage]?: number }

/** Counts the needs of the dashboard by the page on which they wait. Both read the same queries. */
export function useWaiting(
  sources: readonly NeedSource[],
  { api, person, placeId }: Pick<ScreenProps, 'api' | 'person' | 'placeId'>,
  { roles, rolesInAll }: Viewer,
): Waiting {
  const language = useLanguage()
  const own =
    placeId === null || roles === null
      ? []
      : sources.flatMap((source) =>
          source.waitsIn && isToldTo(source, { roles, rolesInAll })
            ? [{ page: source.waitsIn.page, query: source.query({ api, person, placeId }, language) }]
            : [],
        )
  const answers = useQueries({ queries: own.map(({ query }) => query) })
  const waiting: { [Page in FixedPage]?: number } = {}
  own.forEach(({ page }, index) => {
    for (const need of answers[index]?.data ?? []) {
      if (need.place === undefined || need.place.id === placeId) {
        waiting[page] = (waiting[page] ?? 0) + (need.count ?? 1)
      }
    }
  })
  return waiting
}
