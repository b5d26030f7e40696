import type { PlaceDetail } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Tag } from '#src/ui/Tag.tsx'

/** The facts of a place that every member may see. */
export function PlaceFacts({ place }: { place: PlaceDetail }) {
  const { translate: t, format } = useLanguage()
  return (
    <Panel title={t('places.facts.title')}>
      {place.description !== '' && (
        <Box as="p" maxWidth="62ch" overflowWrap="anywhere" whiteSpace="pre-line">
          {place.description}
        </Box>
      )}
      <Facts
        columns="repeat(auto-fit, minmax(min(100%, 150px), 1fr))"
        rowGap={4.5}
        columnGap={5}
        mt={5}
        values={{ mt: 0.5, fontWeight: 600 }}
        isFirstWide
        lines={[
          [t('places.facts.address'), place.address],
          [t('places.facts.mainLots'), format.integer(place.mainLotsCount)],
          [
            t(place.buildingsCount === 1 ? 'places.own.building' : 'places.facts.buildings'),
            place.buildings.join(', ') || format.integer(place.buildingsCount),
          ],
          [t('places.facts.tantiemes'), format.integer(place.tantiemesTotal)],
        ]}
      />
      <Flex as="ul" flexWrap="wrap" gap={2} mt={5}>
        {place.roles.map((role) => (
          <li key={role}>
            <Tag tone="accent">{t(`roles.${role}`)}</Tag>
          </li>
        ))}
      </Flex>
    </Panel>
  )
}
