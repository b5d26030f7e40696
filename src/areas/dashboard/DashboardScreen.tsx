import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Aged } from '#src/parts/Aged.tsx'
import { type DashboardCard, type DashboardParts, isToldTo, type PlaceProps } from '#src/parts/dashboardParts.ts'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CardsSkeleton, DashboardSkeleton, leadPlace } from './CardsSkeleton.tsx'
import { NeedList } from './NeedList.tsx'
import { useNeeds } from './useNeeds.ts'

/** What the person needs to know now. Cards and needs are plugged in from outside: the dashboard knows none of them. */
export function createDashboard(parts: DashboardParts) {
  return function DashboardScreen(props: ScreenProps) {
    const { api, person, shell } = props
    const { translate: t } = useLanguage()
    const profile = useQuery(profileQueries(api, person).own())
    const name = profile.data?.firstName || profile.data?.displayName
    return (
      <Page
        screen="home"
        width={1200}
        title={name === undefined ? t('dashboard.title') : t('dashboard.greeting', { name })}
      >
        <OfPlace shell={shell} skeleton={<DashboardSkeleton />}>
          {(placeId) => <Place {...props} {...parts} placeId={placeId} />}
        </OfPlace>
      </Page>
    )
  }
}

function Place({ cards, needs, acts = [], ...props }: PlaceProps & DashboardParts) {
  const { api, person, placeId, session } = props
  const isReadOnly = useIsReadOnly(session)
  const { translate: t } = useLanguage()
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const { data } = place

  if (place.isError && !data) {
    return <LoadFailure onRetry={() => void place.refetch()} isBusy={place.isFetching} />
  }
  if (!data) return <DashboardSkeleton />
  const permitted = <Part extends { readonly permission: DashboardCard['permission'] }>(all: readonly Part[]) =>
    all.filter(({ permission }) => can(data.roles, permission))

  return (
    <Stack gap={6}>
      <Flex {...leadPlace}>
        <Text variant="muted">{t('dashboard.lead', { place: data.name })}</Text>
        {!isReadOnly &&
          permitted(acts).map(({ page }) => (
            <LinkButton key={page} href={screenPaths[page]} variant="secondary">
              {t(`breadcrumb.pages.${page}`)}
            </LinkButton>
          ))}
      </Flex>
      <Permitted {...props} cards={permitted(cards)} needs={needs.filter((source) => isToldTo(source, data))} />
    </Stack>
  )
}

const gap = { base: 4, tablet: 4.5 } as const

/**
 * Two stacks side by side, so that each card is as tall as its content. Cards send their requests immediately, but appear
 * only once nothing above them will grow any more.
 */
function Permitted({ cards, needs: sources, ...props }: PlaceProps & DashboardParts) {
  const needs = useNeeds(sources, props)
  const selectPlace = (placeId: string) => props.session.send({ type: 'place.select', placeId })
  return (
    <Stack gap={6}>
      <Aged query={needs.age}>
        {needs.isPending ? <CardsSkeleton /> : <NeedList {...needs} selectPlace={selectPlace} />}
        <Grid display={needs.isPending ? 'none' : 'grid'} gap={gap} alignItems="start" columns={{ tablet: 2 }}>
          {inTwo(cards).map((column, side) => (
            <Grid key={`${side}`} gap={gap} minWidth={0}>
              {column.map(({ name, Card }) => (
                <Card key={name} {...props} />
              ))}
            </Grid>
          ))}
        </Grid>
      </Aged>
    </Stack>
  )
}

const inTwo = (cards: readonly DashboardCard[]) => {
  const firsts = Math.ceil(cards.length / 2)
  return [cards.slice(0, firsts), cards.slice(firsts)]
}
