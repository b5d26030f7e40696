import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ResultCount } from '#src/parts/ResultCount.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { MeetingCard } from '../meetings/MeetingCard.tsx'
import { PastMeetings } from '../meetings/PastMeetings.tsx'
import { DecisionRow } from './DecisionRow.tsx'
import { DecisionsSkeleton } from './DecisionsSkeleton.tsx'
import { toFilters, useDecisionFilters } from './useDecisionFilters.ts'

/** The decisions of the selected place: to vote on, open, and closed. */
export const DecisionsScreen = (props: ScreenProps) => (
  <OfPlace screen="decisions" shell={props.shell} skeleton={<DecisionsSkeleton />}>
    {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
  </OfPlace>
)

function OfOnePlace(props: ScreenProps & { placeId: string }) {
  const { api, person, placeId, portal, session, preload } = props
  const { translate: t, locale } = useLanguage()
  const client = useQueryClient()
  const place = useQuery(placeQueries(api, person).detail(placeId)).data
  const roles = place?.roles ?? []
  const isReadOnly = useIsReadOnly(session)
  // Until the roles are known, the page is that of an owner, like most.
  const { views, choice, choose } = useDecisionFilters(portal, {
    hasVotes: place === undefined || (can(roles, 'decision.vote') && !isReadOnly),
  })
  const queries = decisionQueries(api, person)
  const list = useInfiniteQuery({ ...queries.list(placeId, toFilters(choice)), placeholderData: keepPreviousData })
  const aim = (decisionId: string) => {
    preload('decision')
    void client.query(queries.detail(decisionId)).catch(() => undefined)
  }
  if (isWithheld(list.error)) {
    return (
      <Page screen="decisions">
        <Withheld />
      </Page>
    )
  }
  const isSearched = choice.search !== ''
  const reason = isSearched ? 'found' : choice.view

  return (
    <Page
      screen="decisions"
      action={
        can(roles, 'decision.create') &&
        !isReadOnly && <LinkButton href={screenPaths.newDecision}>{t('decisions.create')}</LinkButton>
      }
    >
      <Stack gap={5}>
        <Text variant="muted">{t('decisions.lead')}</Text>
        <FilterBar
          which={{
            legend: t('decisions.list.which'),
            name: 'liste',
            value: choice.view,
            options: views.map((value) => ({ value, label: t(`decisions.list.${value}`) })),
            onChange: (view) => choose({ view }),
          }}
          search={{
            label: t('decisions.list.search'),
            search: choice.search,
            onSearch: (search) => choose({ search }),
          }}
          onReset={isSearched ? () => choose({ search: '' }) : undefined}
        />
        <Loaded query={list} skeleton={<DecisionsSkeleton />}>
          {({ rows: decisions, total }) => (
            <Stack gap={3}>
              <ResultCount total={total}>
                {t(`decisions.list.count.${pluralForm(locale, total)}`, { count: total })}
              </ResultCount>
              {decisions.length === 0 ? (
                <EmptyState icon="folders" title={t(`decisions.list.none.${reason}.title`)}>
                  <Text>{t(`decisions.list.none.${reason}.text`)}</Text>
                </EmptyState>
              ) : (
                <RuledList
                  isFramed
                  aria-label={t('decisions.list.label')}
                  aria-busy={list.isPlaceholderData || undefined}
                >
                  {decisions.map((decision) => (
                    <li key={decision.id}>
                      <DecisionRow decision={decision} onAim={() => aim(decision.id)} />
                    </li>
                  ))}
                </RuledList>
              )}
              <MoreButton query={list} label={t('decisions.list.more')} />
            </Stack>
          )}
        </Loaded>
        {!list.isPending && (place === undefined || can(roles, 'meeting.read')) && (
          <Grid gap={4} columns={{ tablet: 2 }} alignItems="start">
            <MeetingCard {...props} />
            <PastMeetings {...props} />
          </Grid>
        )}
        {!list.isPending && (
          <TextLink href={screenPaths.verification} isStandalone>
            <Icon name="shield" size={18} />
            {t('decisions.verify')}
          </TextLink>
        )}
      </Stack>
    </Page>
  )
}
