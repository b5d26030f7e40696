import { useInfiniteQuery } from '@tanstack/react-query'
import { dot } from '#contract/dot.ts'
import type { Equipment } from '#contract/equipments.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { equipmentQueries } from '#src/parts/equipmentQueries.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { OfPlace } from '#src/parts/OfPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { Box } from '#src/ui/Box.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

const skeleton = <ListSkeleton titles={['30%', '24%', '34%', '28%']} details={['45%']} px={5} py={4} />

/** The equipment of the selected place. */
export const EquipmentsScreen = (props: ScreenProps) => (
  <Page screen="equipments" width={832}>
    <OfPlace shell={props.shell} skeleton={skeleton}>
      {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
    </OfPlace>
  </Page>
)

function OfOnePlace({ api, person, placeId, preload }: ScreenProps & { placeId: string }) {
  const { translate: t, locale } = useLanguage()
  const query = useInfiniteQuery(equipmentQueries(api, person).list(placeId))
  if (isWithheld(query.error)) return <Withheld />
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('reports.equipment.lead')}</Text>
      <Loaded query={query} skeleton={skeleton}>
        {({ rows: equipments, total }) =>
          equipments.length === 0 ? (
            <EmptyState icon="wrench" title={t('reports.equipment.none.title')}>
              <Text>{t('reports.equipment.none.text')}</Text>
            </EmptyState>
          ) : (
            <Stack gap={3}>
              <Text variant="small" role="status">
                {t(`reports.equipment.count.${pluralForm(locale, total)}`, { count: total })}
              </Text>
              <RuledList isFramed>
                {equipments.map((equipment) => (
                  <EquipmentRow key={equipment.id} equipment={equipment} onAim={() => preload('equipment')} />
                ))}
              </RuledList>
              <MoreButton query={query} label={t('reports.equipment.more')} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

function EquipmentRow({ equipment, onAim }: { equipment: Equipment; onAim: () => void }) {
  const { translate: t, locale } = useLanguage()
  const { id, name, location, kind, ongoingReportsCount: count } = equipment
  const kindName = kind !== 'other' && t(`reports.equipments.${kind}`)
  return (
    <Grid
      as="li"
      position="relative"
      columns={{ base: '40px minmax(0, 1fr)', phone: '40px minmax(0, 1fr) auto' }}
      alignItems="center"
      rowGap={2}
      columnGap={4}
      py={4}
      px={{ base: 4, phone: 5 }}
    >
      <IconBadge name="wrench" />
      <Grid gap={0.5} minWidth={0} overflowWrap="anywhere">
        <p>
          <RowLink href={pathOf('equipment', { equipmentId: id })} fontWeight={600} onAim={onAim}>
            {name}
          </RowLink>
        </p>
        <Text variant="small">{[kindName !== name && kindName, location].filter(Boolean).join(dot)}</Text>
      </Grid>
      <Box gridColumn={{ base: 2, phone: 'auto' }}>
        {count > 0 ? (
          <Tag tone="warning">{t(`reports.equipment.ongoing.${pluralForm(locale, count)}`, { count })}</Tag>
        ) : (
          <Tag tone="success">{t('reports.equipment.fine')}</Tag>
        )}
      </Box>
    </Grid>
  )
}
