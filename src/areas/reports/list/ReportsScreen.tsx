import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ReportRows } from '#src/parts/ReportRows.tsx'
import { ResultCount } from '#src/parts/ResultCount.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportsSkeleton } from './ReportsSkeleton.tsx'
import type { Choice } from './useReportFilters.ts'
import { isNarrowed, toFilters, useReportFilters } from './useReportFilters.ts'

/** The ongoing and finished reports of the selected place (specification §4). */
export const ReportsScreen = (props: ScreenProps) => (
  <OfPlace screen="reports" shell={props.shell} skeleton={<ReportsSkeleton />}>
    {(placeId, selection) => <OfOnePlace {...props} placeId={placeId} selection={selection} />}
  </OfPlace>
)

function OfOnePlace(props: ScreenProps & { placeId: string; selection: PlaceSelectionRef }) {
  const { api, person, placeId, portal, selection, session, preload } = props
  const { translate: t, locale } = useLanguage()
  const { choice, choose, clear } = useReportFilters(portal, selection, placeId)
  const roles = useQuery(placeQueries(api, person).detail(placeId)).data?.roles
  const isReadOnly = useIsReadOnly(session)
  // Until the roles are known, the page is that of an owner, like most.
  const mayReport = (roles === undefined || can(roles, 'report.create')) && !isReadOnly
  const list = useInfiniteQuery({
    ...reportQueries(api, person).list(placeId, toFilters(choice)),
    placeholderData: keepPreviousData,
  })
  if (isWithheld(list.error)) {
    return (
      <Page screen="reports">
        <Withheld />
      </Page>
    )
  }
  const report = mayReport && <LinkButton href={screenPaths.newReport}>{t('reports.report')}</LinkButton>

  return (
    <Page screen="reports" action={report && <MainAct>{report}</MainAct>}>
      <Stack gap={5}>
        <Text variant="muted">{t('reports.lead')}</Text>
        <ReportFilters {...{ choice, choose, clear }} />
        <Loaded query={list} skeleton={<ReportsSkeleton />}>
          {({ rows, total }) => (
            <Stack gap={3}>
              <ResultCount total={total}>
                {t(`reports.list.count.${pluralForm(locale, total)}`, { count: total })}
              </ResultCount>
              {rows.length === 0 ? (
                <Nothing choice={choice} />
              ) : (
                <ReportRows
                  {...{ api, person, preload, rows, total }}
                  query={list}
                  label={t('reports.list.label')}
                  more={t('reports.list.more')}
                  isBusy={list.isPlaceholderData}
                />
              )}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Page>
  )
}

/** The page itself offers to report a problem, and the filters to show everything; an empty list repeats neither. */
function Nothing({ choice }: { choice: Choice }) {
  const { translate: t } = useLanguage()
  const reason = isNarrowed(choice) ? 'nothingFound' : choice.isFinished ? 'nothingFinished' : 'nothing'
  return (
    <EmptyState icon="reports" title={t(`reports.list.${reason}.title`)}>
      <Text>{t(`reports.list.${reason}.text`)}</Text>
    </EmptyState>
  )
}
