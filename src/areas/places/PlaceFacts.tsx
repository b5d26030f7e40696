import { css } from '@emotion/react'
import type { PlaceDetail } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Tag } from '#src/ui/Tag.tsx'

const description = css({ maxWidth: '62ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: '20px 24px',
  marginBlockStart: 24,
  '& dt': { color: 'var(--color-text-muted)', fontSize: '0.875rem' },
  '& dd': { margin: 0, marginBlockStart: 2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
})
const wide = css({ gridColumn: '1 / -1' })
const roles = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 24 })

/** What anybody may know of a place. */
export function PlaceFacts({ place }: { place: PlaceDetail }) {
  const { translate: t, format } = useLanguage()
  return (
    <Panel title={t('places.facts.title')}>
      {place.description !== '' && <p css={description}>{place.description}</p>}
      <dl css={facts}>
        <div css={wide}>
          <dt>{t('places.facts.address')}</dt>
          <dd>{place.address}</dd>
        </div>
        <div>
          <dt>{t('places.facts.mainLots')}</dt>
          <dd>{format.integer(place.mainLotsCount)}</dd>
        </div>
        <div>
          <dt>{t('places.facts.buildings')}</dt>
          <dd>{place.buildings.join(', ') || format.integer(place.buildingsCount)}</dd>
        </div>
        <div>
          <dt>{t('places.facts.tantiemes')}</dt>
          <dd>{format.integer(place.tantiemesTotal)}</dd>
        </div>
      </dl>
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
