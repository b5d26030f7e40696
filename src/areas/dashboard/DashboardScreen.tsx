import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { can } from '#contract/permissions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { DashboardCard, DashboardParts, PlaceProps } from '#src/parts/dashboardParts.ts'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { media } from '#src/theme/scales.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { NeedList } from './NeedList.tsx'
import { useNeeds } from './useNeeds.ts'

/** Two stacks side by side: each card is as high as what it says. */
const stacks = css({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
})
/** Cards ask for what they show as soon as they are there, and are seen once nothing above them will grow any more. */
const unseen = css({ display: 'none' })
const stack = css({ display: 'grid', gap: 'inherit', minWidth: 0 })
/** Belongs to the greeting above it. */
const lead = css({ marginBlockStart: -20, [media.tablet]: { marginBlockStart: -24 } })

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
        <OfPlace shell={shell} skeleton={<CardsSkeleton />}>
          {(placeId) => <Place {...props} {...parts} placeId={placeId} />}
        </OfPlace>
      </Page>
    )
  }
}

function Place({ cards, needs, ...props }: PlaceProps & DashboardParts) {
  const { api, person, placeId } = props
  const { translate: t } = useLanguage()
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const roles = place.data?.roles

  if (place.isError && !place.data) {
    return <ErrorState onRetry={() => void place.refetch()} isBusy={place.isFetching} />
  }
  if (!place.data || !roles) return <CardsSkeleton />
  const permitted = <Part extends { readonly permission: DashboardCard['permission'] }>(all: readonly Part[]) =>
    all.filter(({ permission }) => can(roles, permission))

  return (
    <Stack gap={6}>
      <div css={lead}>
        <Text variant="muted">{t('dashboard.lead', { place: place.data.name })}</Text>
      </div>
      <Permitted {...props} cards={permitted(cards)} needs={permitted(needs)} />
    </Stack>
  )
}

function Permitted({ cards, needs: sources, ...props }: PlaceProps & DashboardParts) {
  const needs = useNeeds(sources, props)
  return (
    <Stack gap={6}>
      {needs.isPending ? <CardsSkeleton /> : <NeedList {...needs} />}
      <div css={[stacks, needs.isPending && unseen]}>
        {inTwo(cards).map(([side, column]) => (
          <div key={side} css={stack}>
            {column.map(({ name, Card }) => (
              <Card key={name} {...props} />
            ))}
          </div>
        ))}
      </div>
    </Stack>
  )
}

const inTwo = (cards: readonly DashboardCard[]) => {
  const firsts = Math.ceil(cards.length / 2)
  return [
    ['left', cards.slice(0, firsts)],
    ['right', cards.slice(firsts)],
  ] as const
}
