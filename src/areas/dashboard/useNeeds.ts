import { useQueries } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { Aged } from '#src/parts/Aged.tsx'
import type { Need, NeedSource, PlaceProps } from '#src/parts/dashboardParts.ts'
import { orderNeeds } from './orderNeeds.ts'

export type Needs = {
  /** The most urgent first. */
  readonly needs: readonly Need[]
  /** Whether some source has neither answered nor failed yet. */
  readonly isPending: boolean
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  /** When the oldest of them were read. */
  readonly age: ComponentProps<typeof Aged>['query']
}

export function useNeeds(sources: readonly NeedSource[], props: PlaceProps): Needs {
  const language = useLanguage()
  const answers = useQueries({ queries: sources.map((source) => source.query(props, language)) })
  const read = answers.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])
  const failed = answers.filter(({ isError, data }) => isError && data === undefined)
  return {
    needs: orderNeeds(answers.flatMap(({ data = [] }) => data)),
    isPending: answers.some((answer) => answer.isPending),
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of failed) void answer.refetch()
    },
    age: {
      isRefetchError: answers.some(({ isRefetchError }) => isRefetchError),
      dataUpdatedAt: read.length > 0 ? Math.min(...read) : 0,
    },
  }
}
