import { can } from '#contract/permissions.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** The lots of a co-owner and their share of the whole. */
export function OwnLots({ place: { lots, roles, tantiemesTotal } }: { place: PlaceDetail }) {
  const { translate: t, format, locale } = useLanguage()
  const owned = lots.reduce((sum, { tantiemes }) => sum + tantiemes, 0)
  // Two digits for each share, so that the sum of the shown shares is the shown sum.
  const digits = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
  const percents = new Intl.NumberFormat(locale, digits)
  const share = (tantiemes: number) => percents.format(tantiemes / tantiemesTotal)
  if (lots.length === 0) {
    // People who cannot own anything here, staff and tenants, have no use for an empty list.
    if (!can(roles, 'account.read')) return null
    return (
      <Panel title={t('places.own.title')}>
        <Text variant="muted">{t('places.own.none')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('places.own.title')}>
      <PlainTable>
        <caption>
          <VisuallyHidden>{t('places.own.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('places.own.lot')}</th>
            <Box as="th" scope="col" display={{ base: 'none', phone: 'table-cell' }}>
              {t('places.own.kind')}
            </Box>
            <Box as="th" scope="col" display={{ base: 'none', phone: 'table-cell' }}>
              {t('places.own.building')}
            </Box>
            <th scope="col" data-figure>
              {t('places.own.tantiemes')}
            </th>
            <th scope="col" data-figure>
              {t('places.own.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ number, kind, building, tantiemes }) => (
            <tr key={number}>
              <th scope="row">
                {t('places.own.number', { number })}
                <Box as="span" display={{ base: 'block', phone: 'none' }} color="textMuted" fontWeight={400}>
                  {t(`places.own.kinds.${kind}`)}
                </Box>
              </th>
              <Box as="td" display={{ base: 'none', phone: 'table-cell' }}>
                {t(`places.own.kinds.${kind}`)}
              </Box>
              <Box as="td" display={{ base: 'none', phone: 'table-cell' }}>
                {building}
              </Box>
              <td data-figure>{format.integer(tantiemes)}</td>
              <td data-figure>{share(tantiemes)}</td>
            </tr>
          ))}
        </tbody>
        {lots.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('places.own.total')}</th>
              <Box as="td" display={{ base: 'none', phone: 'table-cell' }} />
              <Box as="td" display={{ base: 'none', phone: 'table-cell' }} />
              <td data-figure>{format.integer(owned)}</td>
              <td data-figure>{share(owned)}</td>
            </tr>
          </tfoot>
        )}
      </PlainTable>
    </Panel>
  )
}
