import { css } from '@emotion/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { newsRoutes } from '#contract/news.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { Asked, PlaceProps } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Text } from '#src/ui/Text.tsx'

const shown = 2

const list = css({ display: 'grid', gap: 20 })
const item = css({
  display: 'grid',
  gap: 6,
  '& + &': { paddingBlockStart: 20, borderBlockStart: '1px solid var(--color-border)' },
})
const body = css({ whiteSpace: 'pre-line' })

export const latestNews = ({ api, person, placeId }: Asked) =>
  queryOptions({
    queryKey: ['news', person, placeId, 'latest', shown],
    queryFn: ({ signal }) => api(newsRoutes.list, { params: { placeId }, query: { perPage: shown }, signal }),
    staleTime: justRead,
    select: ({ data }) => data.result.flatMap((id) => data.entities.placeActualities[id] ?? []),
  })

/** The latest news of the place, in full: they are short. */
export function NewsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const news = useQuery(latestNews(props))
  return (
    <QueryCard title={t('dashboard.news.title')} icon="newspaper" query={news}>
      {(latest) =>
        latest.length === 0 ? (
          <Text variant="muted">{t('dashboard.news.none')}</Text>
        ) : (
          <div css={list}>
            {latest.map((actuality) => (
              <article key={actuality.id} css={item}>
                <Heading level={3}>{actuality.title}</Heading>
                <Text variant="small">
                  {t('dashboard.news.by', {
                    author: actuality.author,
                    date: format.recentDate(new Date(actuality.publishedAt)),
                  })}
                </Text>
                <p css={body}>{actuality.body}</p>
              </article>
            ))}
          </div>
        )
      }
    </QueryCard>
  )
}
