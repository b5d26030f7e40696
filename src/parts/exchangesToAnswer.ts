import { pluralForm } from '#locales/pluralForm.ts'
import type { Need, NeedSource } from './dashboardParts.ts'
import type { NeedQuery } from './fetchedNeeds.ts'
import { fetchedWords } from './fetchedWords.ts'
import { needsOfPlaces } from './needsOfPlaces.ts'

type Settings = {
  readonly what: 'waiting' | 'reported'
  readonly icon: Need['icon']
  /** The source of unread exchanges: its answer counts these too, and the dashboard requests it once for both. */
  readonly unread: NeedSource
  readonly countsOf: (
    answer: unknown,
  ) => readonly { readonly placeId: string; readonly placeName: string; readonly count: number }[]
  readonly hrefOf: (covers: 'one' | 'several') => string
}

/** Exchanges that wait for an answer or a decision of the person, in all their places. */
export const exchangesToAnswer =
  ({ what, icon, unread, countsOf, hrefOf }: Settings): NeedQuery =>
  (dependencies, language) => ({
    queryFn: ({ client }) => {
      const { select: _, ...counts } = unread.query(dependencies, language)
      return client.query(counts)
    },
    select: (answer) => {
      const { locale } = language
      const t = fetchedWords(locale)
      const waiting = countsOf(answer).filter(({ count }) => count > 0)
      const reader = { language, selected: dependencies.placeId }
      return needsOfPlaces(waiting, reader, ({ placeId, count }, where, others) => ({
        id: `${what} ${placeId}`,
        urgency: 'soon',
        // Nothing is due at a date, so what is comes first.
        at: Number.POSITIVE_INFINITY,
        icon,
        count,
        title: t(`${what}.${pluralForm(locale, count)}`, { count }),
        detail: where,
        action: { label: t(`${what}.action`), href: hrefOf(others === 0 ? 'one' : 'several') },
      }))
    },
  })
