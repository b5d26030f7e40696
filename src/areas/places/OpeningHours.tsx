import { Fragment } from 'react'
import type { Agency } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Capitalized } from '#src/ui/Capitalized.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Monday is 1. The dates of any week supply the names of days: 5 January 2026 was a Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const dayOf = (weekday: number) => new Date(Date.UTC(2026, 0, 4 + weekday, 12))

/** The agency's week in its local time, with today marked; a phone has no room for the word next to the hours. */
export function OpeningHours({ hours }: { hours: Agency['openingHours'] }) {
  const { translate: t, format } = useLanguage()
  const current = format.weekdayNumber()
  if (hours.length === 0) {
    return (
      <Panel title={t('places.agency.hours')}>
        <Text variant="muted">{t('places.agency.hoursNone')}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={t('places.agency.hours')}>
      <Grid as="dl">
        {weekdays.map((weekday) => {
          const spans = hours.filter((span) => span.weekday === weekday)
          return (
            <Flex
              key={weekday}
              justifyContent="space-between"
              alignItems="center"
              columnGap={2}
              mx={-3}
              px={3}
              py={2}
              radius="control"
              {...(weekday === current && { bg: 'surfaceSunken', fontWeight: 600 })}
            >
              <Flex as="dt" alignItems="center" columnGap={2.5} aria-current={weekday === current ? 'date' : undefined}>
                <Capitalized>{format.weekday(dayOf(weekday))}</Capitalized>
                {weekday === current && (
                  <Box as="span" display={{ base: 'none', phone: 'inline' }}>
                    <Tag tone="accent">{t('places.agency.today')}</Tag>
                  </Box>
                )}
              </Flex>
              <Box as="dd" fontSize={{ base: 'small', phone: 'body' }} textAlign="end">
                {spans.length === 0 && t('places.agency.closed')}
                {spans.map(({ opensAt, closesAt }, index) => (
                  <Fragment key={opensAt}>
                    {index > 0 && ', '}
                    <Box as="span" whiteSpace="nowrap">
                      {t('places.agency.span', { from: format.clock(opensAt), to: format.clock(closesAt) })}
                    </Box>
                  </Fragment>
                ))}
              </Box>
            </Flex>
          )
        })}
      </Grid>
    </Panel>
  )
}
