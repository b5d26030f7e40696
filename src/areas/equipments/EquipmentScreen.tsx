import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import type { Equipment } from '#contract/equipments.ts'
import { can } from '#contract/permissions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { equipmentQueries } from '#src/parts/equipmentQueries.ts'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ReportRows } from '#src/parts/ReportRows.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Card } from '#src/ui/Card.tsx'
import { type Fact, Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx'

/** One piece of equipment, its maintenance company, and the reports about it. */
export function EquipmentScreen({ params: { equipmentId }, ...props }: PropsOfPage<'equipment'>) {
  const { api, person, session } = props
  const { translate: t } = useLanguage()
  const equipment = useQuery(equipmentQueries(api, person).detail(equipmentId))
  const isReadOnly = useIsReadOnly(session)
  const { data: known } = equipment
  const place = useQuery({ ...placeQueries(api, person).detail(known?.placeId ?? ''), enabled: known !== undefined })
  const mayReport = !isReadOnly && can(place.data?.roles ?? [], 'report.create')
  const gone = (
    <Gone
      icon="wrench"
      title={t('reports.equipment.gone')}
      text={t('reports.equipment.goneText')}
      href={screenPaths.equipments}
      label={t('reports.equipment.toList')}
    />
  )
  return (
    <Page
      screen="equipment"
      width={832}
      {...(known && { title: known.name })}
      action={
        mayReport && (
          <LinkButton href={`${screenPaths.newReport}?equipment=${equipmentId}`}>{t('reports.report')}</LinkButton>
        )
      }
    >
      <Fetched query={equipment} gone={gone} skeleton={<EquipmentSkeleton />}>
        {(shown) =>
          // The button next to the heading appears with the page.
          isFirstLoad(place) ? (
            <Awaited>
              <EquipmentSkeleton />
            </Awaited>
          ) : (
            <Stack gap={6}>
              <EquipmentFacts equipment={shown} />
              <Reports {...props} equipmentId={equipmentId} />
            </Stack>
          )
        }
      </Fetched>
    </Page>
  )
}

function EquipmentFacts({ equipment: { kind, location, installedOn, maintainedBy } }: { equipment: Equipment }) {
  const { translate: t, format } = useLanguage()
  const lines: Fact[] = [
    [t('reports.equipment.where'), location || t(`reports.equipments.${kind}`)],
    [t('reports.equipment.maintainedBy'), maintainedBy ?? t('reports.equipment.nobody')],
    [t('reports.equipment.installedOn'), installedOn !== null && format.date(momentOf(installedOn))],
  ]
  return (
    <Card>
      <Facts gap={4.5} columns={{ phone: 3 }} values={{ mt: 1, fontWeight: 500 }} lines={lines} />
    </Card>
  )
}

function Reports({ api, person, preload, equipmentId }: ScreenProps & { equipmentId: string }) {
  const { translate: t } = useLanguage()
  const query = useInfiniteQuery(equipmentQueries(api, person).reports(equipmentId))
  return (
    <Stack gap={4} as="section" aria-labelledby="equipment-reports">
      <Heading level={2} id="equipment-reports">
        {t('reports.equipment.reports')}
      </Heading>
      <Loaded query={query} skeleton={<EquipmentSkeleton />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Text variant="muted">{t('reports.equipment.noReports')}</Text>
          ) : (
            <ReportRows
              {...{ api, person, preload, query, rows, total }}
              label={t('reports.equipment.reports')}
              more={t('reports.equipment.more')}
            />
          )
        }
      </Loaded>
    </Stack>
  )
}
