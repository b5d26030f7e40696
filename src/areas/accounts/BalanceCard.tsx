import { useQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps } from '#src/parts/dashboardParts.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { QueryCard } from '#src/parts/QueryCard.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { accountsQueries } from './accounts.queries.ts'

const standing = (balance: number) => (balance > 0 ? 'owed' : balance < 0 ? 'credit' : 'even')

const nextIs = (toPay: number, balance: number) => (toPay === 0 ? 'paid' : toPay === balance ? 'nextSame' : 'next')

/** The person's debt in the place today, and when the next amount is due. */
export function BalanceCard({ api, person, placeId }: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const account = useQuery(accountsQueries(api, person).mine(placeId))
  return (
    <QueryCard title={t('dashboard.balance.title')} icon="coins" query={account}>
      {({ balance, nextCall }) => (
        <>
          <div>
            <Text fontSize="display" fontWeight={600} lineHeight={1.1} letterSpacing="-0.01em">
              {format.money(Math.abs(balance))}
            </Text>
            <Text variant="muted">{t(`dashboard.balance.${standing(balance)}`)}</Text>
          </div>
          <Box mt="auto" pt={4} borderTop="border">
            {nextCall ? (
              <>
                <Text>
                  {t(`dashboard.balance.${nextIs(nextCall.toPay, balance)}`, {
                    amount: format.money(nextCall.toPay),
                    date: format.date(momentOf(nextCall.dueOn)),
                  })}
                </Text>
                <Text variant="small">{nextCall.label}</Text>
              </>
            ) : (
              <Text variant="muted">{t('dashboard.balance.noNext')}</Text>
            )}
            <TextLink href={applicationPaths.personalAccount} isStandalone>
              {t('dashboard.needs.seeAccount')}
            </TextLink>
          </Box>
        </>
      )}
    </QueryCard>
  )
}
