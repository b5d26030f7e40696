import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps } from '#src/parts/dashboardParts.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Text } from '#src/ui/Text.tsx'
import { accountQueries } from './account.queries.ts'

const amount = css({ fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.01em' })
const next = css({
  marginBlockStart: 'auto',
  paddingBlockStart: 16,
  borderBlockStart: '1px solid var(--color-border)',
})

const standing = (balance: number) => (balance > 0 ? 'owed' : balance < 0 ? 'credit' : 'even')

/** What the person owes in the place today, and when the next amount is due. */
export function BalanceCard({ api, person, placeId }: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const account = useQuery(accountQueries(api, person).mine(placeId))
  return (
    <QueryCard title={t('dashboard.balance.title')} icon="coins" query={account}>
      {({ balance, nextCall }) => (
        <>
          <div>
            <p css={amount}>{format.money(Math.abs(balance))}</p>
            <Text variant="muted">{t(`dashboard.balance.${standing(balance)}`)}</Text>
          </div>
          <div css={next}>
            {nextCall ? (
              <>
                <Text>
                  {t('dashboard.balance.next', {
                    amount: format.money(nextCall.amount),
                    date: format.date(momentOf(nextCall.dueOn)),
                  })}
                </Text>
                <Text variant="small">{nextCall.label}</Text>
              </>
            ) : (
              <Text variant="muted">{t('dashboard.balance.noNext')}</Text>
            )}
          </div>
        </>
      )}
    </QueryCard>
  )
}
