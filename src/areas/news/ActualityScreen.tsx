import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ActualitySkeleton } from './NewsSkeleton.tsx'
import { newsQueries } from './newsQueries.ts'

/** An empty line begins a paragraph (contract/news.ts). */
const paragraphsOf = (body: string) => body.split(/\n{2,}/)

/** One piece of news, in full. */
export function ActualityScreen({ params: { actualityId }, ...props }: PropsOfPage<'actuality'>) {
  const { api, person } = props
  const { translate: t, format } = useLanguage()
  const actuality = useQuery(newsQueries(api, person).detail(actualityId))
  return (
    <Page screen="actuality" width={832} {...(actuality.data && { title: actuality.data.title })}>
      <Fetched
        query={actuality}
        gone={
          <Gone
            icon="newspaper"
            title={t('news.gone.title')}
            text={t('news.gone.text')}
            href={screenPaths.news}
            label={t('news.gone.toList')}
          />
        }
        skeleton={<ActualitySkeleton />}
      >
        {({ placeId, author, publishedAt, body }) => (
          <Stack gap={4}>
            <OtherPlace {...props} of={placeId} />
            <Text variant="muted">{t('news.by', { author, date: format.date(new Date(publishedAt)) })}</Text>
            <Card>
              <Stack gap={4}>
                {paragraphsOf(body).map((paragraph) => (
                  <Text key={paragraph} variant="lead">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            </Card>
          </Stack>
        )}
      </Fetched>
    </Page>
  )
}
