import { useQuery } from '@tanstack/react-query'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Withheld } from '#src/parts/Withheld.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfNewReport } from './NewReport.tsx'
import { NewReport } from './NewReport.tsx'
import { NewReportSkeleton } from './NewReportSkeleton.tsx'

/** Reports a problem in the selected place. A draft is visible only to its author. */
export function NewReportScreen(props: ScreenProps) {
  const t = useTranslate()
  return (
    <Page screen="newReport" width={832}>
      {useIsReadOnly(props.session) ? (
        <ReadOnly session={props.session}>
          <Text variant="muted">{t('reports.lead')}</Text>
        </ReadOnly>
      ) : (
        <OfPlace shell={props.shell} skeleton={<NewReportSkeleton />}>
          {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
        </OfPlace>
      )}
    </Page>
  )
}

/** The form shows before the person's rights are known; the server checks them anyway. */
function OfOnePlace(props: OfNewReport) {
  const place = useQuery(placeQueries(props.api, props.person).detail(props.placeId))
  return place.data && !can(place.data.roles, 'report.create') ? <Withheld /> : <NewReport {...props} />
}
