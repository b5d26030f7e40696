import { css } from '@emotion/react'
import type { Place } from '#contract/places.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

const roleList = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 'auto', paddingBlockStart: 4 })
const role = css({
  padding: '4px 12px',
  borderRadius: 999,
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
  fontSize: '0.875rem',
  fontWeight: 600,
})

/** One place: where it is, how large, and what the person is there. */
export function PlaceCard({ place }: { place: Place }) {
  const { translate: t, locale } = useLanguage()
  const { mainLotsCount: lots, buildingsCount: buildings } = place
  return (
    <Card as="li">
      <Stack gap={2}>
        <Heading level={3}>{place.name}</Heading>
        <Text>{place.address}</Text>
        <Text variant="small">
          {t(`places.lots.${pluralForm(locale, lots)}`, { count: lots })}
          {' · '}
          {t(`places.buildings.${pluralForm(locale, buildings)}`, { count: buildings })}
        </Text>
        <ul css={roleList}>
          {place.roles.map((name) => (
            <li key={name} css={role}>
              {t(`roles.${name}`)}
            </li>
          ))}
        </ul>
      </Stack>
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
