import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps } from '#src/parts/dashboardParts.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { latestNews } from './latestNews.ts'

const list = css({ display: 'grid', gap: 20 })
const item = css({
  display: 'grid',
  gap: 6,
  '& + &': { paddingBlockStart: 20, borderBlockStart: '1px solid var(--color-border)' },
})
const body = css({ whiteSpace: 'pre-line' })

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
          <>
            <div css={list}>
              {latest.map(({ id, title, author, publishedAt, body: text }) => (
                <article key={id} css={item}>
                  <Heading level={3}>
                    <TextLink href={pathOf('actuality', { actualityId: id })} onAim={() => props.preload('actuality')}>
                      {title}
                    </TextLink>
                  </Heading>
                  <Text variant="small">
                    {t('dashboard.news.by', { author, date: format.recentDate(new Date(publishedAt)) })}
                  </Text>
                  <p css={body}>{text}</p>
                </article>
              ))}
            </div>
            <TextLink href={screenPaths.news} isStandalone>
              {t('dashboard.news.all')}
            </TextLink>
          </>
        )
      }
    </QueryCard>
  )
}
