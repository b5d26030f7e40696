import { css } from '@emotion/react'
import type { PlaceDetail } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Tag } from '#src/ui/Tag.tsx'

const description = css({ maxWidth: '62ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const facts = css({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: '20px 24px',
  marginBlockStart: 24,
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  '& dd': { marginBlockStart: 2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
})
const roles = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 24 })

/** What anybody may know of a place. */
export function PlaceFacts({ place }: { place: PlaceDetail }) {
  const { translate: t, format } = useLanguage()
  return (
    <Panel title={t('places.facts.title')}>
      {place.description !== '' && <p css={description}>{place.description}</p>}
      <Facts
        css={facts}
        lines={[
          [t('places.facts.address'), place.address],
          [t('places.facts.mainLots'), format.integer(place.mainLotsCount)],
          [t('places.facts.buildings'), place.buildings.join(', ') || format.integer(place.buildingsCount)],
          [t('places.facts.tantiemes'), format.integer(place.tantiemesTotal)],
        ]}
      />
      <ul css={roles}>
        {place.roles.map((role) => (
          <li key={role}>
            <Tag tone="accent">{t(`roles.${role}`)}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
