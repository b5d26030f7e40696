import { css } from '@emotion/react'
import type { Agency } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Tag } from '#src/ui/Tag.tsx'

const days = css({ display: 'grid', margin: 0 })
const day = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2px 16px',
  padding: '8px 12px',
  marginInline: -12,
  borderRadius: 'var(--radius)',
  fontVariantNumeric: 'tabular-nums',
  '& > dt': { display: 'flex', alignItems: 'center', gap: 10 },
  '& > dd': { margin: 0 },
})
const capital = css({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } })
const today = css({ background: 'var(--color-surface-sunken)', fontWeight: 600 })

/** Monday is 1. The days are named by the dates of one week, whichever: 5 January 2026 was a Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const dayOf = (weekday: number) => new Date(Date.UTC(2026, 0, 4 + weekday, 12))

/** The week of the agency, in its own wall time, with today marked. */
export function OpeningHours({ hours }: { hours: Agency['openingHours'] }) {
  const { translate: t, format } = useLanguage()
  const current = format.weekdayNumber()
  return (
    <Panel title={t('places.agency.hours')}>
      <dl css={days}>
        {weekdays.map((weekday) => {
          const spans = hours.filter((span) => span.weekday === weekday)
          return (
            <div key={weekday} css={[day, weekday === current && today]}>
              <dt>
                <span css={capital}>{format.weekday(dayOf(weekday))}</span>
                {weekday === current && <Tag tone="accent">{t('places.agency.today')}</Tag>}
              </dt>
              <dd>
                {spans.length === 0
                  ? t('places.agency.closed')
                  : spans
                      .map(({ opensAt, closesAt }) => t('places.agency.span', { from: opensAt, to: closesAt }))
                      .join(', ')}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
