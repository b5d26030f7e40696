import { css } from '@emotion/react'
import type { PlaceDetail } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': { padding: '10px 4px', textAlign: 'start', borderBlockEnd: '1px solid var(--color-border)' },
  '& tr > :not(* + *)': { paddingInlineStart: 0 },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: 'var(--color-text-muted)', fontSize: '0.875rem', fontWeight: 500 },
  '& tfoot th, & tfoot td': { borderBlockEnd: 0, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
})
const figure = css({ '&&': { textAlign: 'end', whiteSpace: 'nowrap' } })
/** The smallest screens have room for what matters; the nature stands below the number there. */
const roomy = css({ display: 'none', [media.phone]: { display: 'table-cell' } })
const tight = css({
  display: 'block',
  color: 'var(--color-text-muted)',
  fontWeight: 400,
  [media.phone]: { display: 'none' },
})

/** The lots of the person, and which part of the whole they are. */
export function OwnLots({ place: { lots, tantiemesTotal } }: { place: PlaceDetail }) {
  const { translate: t, format } = useLanguage()
  const owned = lots.reduce((sum, { tantiemes }) => sum + tantiemes, 0)
  const share = (tantiemes: number) => format.percent(tantiemes / tantiemesTotal)
  if (lots.length === 0) {
    return (
      <Panel title={t('places.own.title')}>
        <Text variant="muted">{t('places.own.none')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('places.own.title')}>
      <table css={table}>
        <caption>
          <VisuallyHidden>{t('places.own.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('places.own.lot')}</th>
            <th scope="col" css={roomy}>
              {t('places.own.kind')}
            </th>
            <th scope="col" css={roomy}>
              {t('places.own.building')}
            </th>
            <th scope="col" css={figure}>
              {t('places.own.tantiemes')}
            </th>
            <th scope="col" css={figure}>
              {t('places.own.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ number, kind, building, tantiemes }) => (
            <tr key={number}>
              <th scope="row">
                {t('places.own.number', { number })}
                <span css={tight}>{t(`places.own.kinds.${kind}`)}</span>
              </th>
              <td css={roomy}>{t(`places.own.kinds.${kind}`)}</td>
              <td css={roomy}>{building}</td>
              <td css={figure}>{format.integer(tantiemes)}</td>
              <td css={figure}>{share(tantiemes)}</td>
            </tr>
          ))}
        </tbody>
        {lots.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('places.own.total')}</th>
              <td css={roomy} />
              <td css={roomy} />
              <td css={figure}>{format.integer(owned)}</td>
              <td css={figure}>{share(owned)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Panel>
  )
}
