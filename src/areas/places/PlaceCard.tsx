import { useRef } from 'react'
import { dot } from '#contract/dot.ts'
import type { Place } from '#contract/places.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

type Props = { place: Place; isSelected: boolean; onSelect: () => void }

/** One place: its address, size, the person's roles in it, and a button that selects it. */
export function PlaceCard({ place, isSelected, onSelect }: Props) {
  const { translate: t, locale } = useLanguage()
  const footRef = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(footRef)
  const { mainLotsCount: lots, buildingsCount: buildings } = place
  return (
    <Card as="li">
      <Flex flexDirection="column" gap={2} height="100%" overflowWrap="anywhere">
        <Heading level={2}>{place.name}</Heading>
        <Text>{place.address}</Text>
        <Text variant="small">
          {t(`places.lots.${pluralForm(locale, lots)}`, { count: lots })}
          {dot}
          {t(`places.buildings.${pluralForm(locale, buildings)}`, { count: buildings })}
        </Text>
        <Flex as="ul" flexWrap="wrap" gap={2} py={1}>
          {place.roles.map((name) => (
            <li key={name}>
              <Tag tone="accent">{t(`roles.${name}`)}</Tag>
            </li>
          ))}
        </Flex>
        <Box ref={footRef} mt="auto" pt={3} {...keptFocus}>
          {isSelected ? (
            <Box
              as="span"
              display="inline-flex"
              alignItems="center"
              gap={2}
              minHeight={48}
              fontWeight={600}
              color="link"
            >
              <Icon name="check" />
              {t('places.shown')}
            </Box>
          ) : (
            <Button variant="secondary" onClick={onSelect}>
              {`${t('places.show')} `}
              <VisuallyHidden>{place.name}</VisuallyHidden>
            </Button>
          )}
        </Box>
      </Flex>
    </Card>
  )
}

export function PlaceCardSkeleton() {
  return (
    <Card>
      <Stack gap={3}>
        <Skeleton width="55%" height="1.25rem" />
        <Skeleton width="85%" />
        <Skeleton width="40%" height="1.75rem" />
      </Stack>
    </Card>
  )
}
