import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps } from '#src/parts/dashboardParts.ts'
import { QueryCard } from '#src/parts/QueryCard.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { latestNews } from './latestNews.ts'

/** The latest news of the place, in full because it is short. */
export function NewsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const news = useQuery(latestNews(props))
  return (
    <QueryCard title={t('dashboard.news.title')} icon="newspaper" query={news}>
      {({ rows: latest }) =>
        latest.length === 0 ? (
          <Text variant="muted">{t('dashboard.news.none')}</Text>
        ) : (
          <>
            <Grid gap={4.5}>
              {latest.map(({ id, title, author, publishedAt, body }, index) => (
                <Grid as="article" key={id} gap={1.5} {...(index > 0 && { pt: 4.5, borderTop: 'border' })}>
                  <Heading level={3}>
                    <TextLink href={pathOf('actuality', { actualityId: id })} onAim={() => props.preload('actuality')}>
                      {title}
                    </TextLink>
                  </Heading>
                  <Text variant="small">
                    {t('dashboard.news.by', { author, date: format.recentDate(new Date(publishedAt)) })}
                  </Text>
                  <Text whiteSpace="pre-line">{body}</Text>
                </Grid>
              ))}
            </Grid>
            <TextLink href={screenPaths.news} isStandalone>
              {t('dashboard.news.all')}
            </TextLink>
          </>
        )
      }
    </QueryCard>
  )
}
