import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
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
import { media } from '#src/theme/scales.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EquipmentSkeleton } from './EquipmentSkeleton.tsx'

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  background: 'var(--color-surface-raised)',
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: '1px solid var(--color-border)' },
})
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 16,
  [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr) auto', padding: '16px 24px' },
})
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
})
const words = css({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
/** The whole row is the link's. */
const link = css({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
})
const state = css({ gridColumn: 2, [media.phone]: { gridColumn: 'auto' } })

/** What the co-owners of the selected place share and somebody maintains. */
export const EquipmentsScreen = (props: ScreenProps) => (
  <OfPlace screen="equipments" shell={props.shell} skeleton={<EquipmentSkeleton />}>
    {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
  </OfPlace>
)

function OfOnePlace({ api, person, placeId, preload }: ScreenProps & { placeId: string }) {
  const { translate: t, locale } = useLanguage()
  const query = useInfiniteQuery(equipmentQueries(api, person).list(placeId))
  if (isWithheld(query.error)) {
    return (
      <Page screen="equipments" width={832}>
        <Withheld />
      </Page>
    )
  }
  return (
    <Page screen="equipments" width={832}>
      <Stack gap={5}>
        <Text variant="muted">{t('reports.equipment.lead')}</Text>
        <Loaded query={query} skeleton={<EquipmentSkeleton />}>
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
                <ul css={list}>
                  {equipments.map((equipment) => (
                    <EquipmentRow key={equipment.id} equipment={equipment} onAim={() => preload('equipment')} />
                  ))}
                </ul>
                <MoreButton query={query} label={t('reports.equipment.more')} />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  )
}

function EquipmentRow({ equipment, onAim }: { equipment: Equipment; onAim: () => void }) {
  const { translate: t, locale } = useLanguage()
  const { id, name, location, kind, ongoingReportsCount: count } = equipment
  return (
    <li css={row}>
      <span css={badge}>
        <Icon name="wrench" />
      </span>
      <div css={words}>
        <p>
          <Link
            href={pathOf('equipment', { equipmentId: id })}
            css={link}
            onPointerEnter={onAim}
            onFocus={onAim}
            onTouchStart={onAim}
          >
            {name}
          </Link>
        </p>
        <Text variant="small">{[t(`reports.equipments.${kind}`), location].filter(Boolean).join(' · ')}</Text>
      </div>
      <div css={state}>
        {count > 0 ? (
          <Tag tone="warning">{t(`reports.equipment.ongoing.${pluralForm(locale, count)}`, { count })}</Tag>
        ) : (
          <Tag tone="success">{t('reports.equipment.fine')}</Tag>
        )}
      </div>
    </li>
  )
}
