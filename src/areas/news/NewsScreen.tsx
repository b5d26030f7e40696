import { useInfiniteQuery } from '@tanstack/react-query'
import type { PlaceActuality } from '#contract/news.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { NewsSkeleton } from './NewsSkeleton.tsx'
import { newsQueries } from './newsQueries.ts'

/** What the manager of the selected place has published (specification §7: place_actualities). */
export const NewsScreen = (props: ScreenProps) => (
  <Page screen="news" width={832}>
    <OfPlace shell={props.shell} skeleton={<NewsSkeleton />}>
      {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
    </OfPlace>
  </Page>
)

function OfOnePlace({ api, person, placeId, preload }: ScreenProps & { placeId: string }) {
  const { translate: t, locale } = useLanguage()
  const query = useInfiniteQuery(newsQueries(api, person).list(placeId))
  return (
    <Fetched query={query} skeleton={<NewsSkeleton />}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <EmptyState icon="newspaper" title={t('news.none.title')}>
            <Text>{t('news.none.text')}</Text>
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <Text variant="small" role="status">
              {t(`news.count.${pluralForm(locale, total)}`, { count: total })}
            </Text>
            <Grid as="ul" gap={4}>
              {rows.map((actuality) => (
                <li key={actuality.id}>
                  <NewsItem actuality={actuality} onAim={() => preload('actuality')} />
                </li>
              ))}
            </Grid>
            <MoreButton query={query} label={t('news.more')} />
          </Stack>
        )
      }
    </Fetched>
  )
}

function NewsItem({ actuality, onAim }: { actuality: PlaceActuality; onAim: () => void }) {
  const { translate: t, format } = useLanguage()
  const { id, title, body, author, publishedAt } = actuality
  return (
    <Card>
      <Stack as="article" gap={2}>
        <Heading level={2}>
          <TextLink href={pathOf('actuality', { actualityId: id })} onAim={onAim}>
            {title}
          </TextLink>
        </Heading>
        <Text variant="small">{t('news.by', { author, date: format.recentDate(new Date(publishedAt)) })}</Text>
        <Text lineClamp={2} overflowWrap="anywhere">
          {body}
        </Text>
      </Stack>
    </Card>
  )
}
