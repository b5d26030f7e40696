import { useQuery } from '@tanstack/react-query'
import type { NextCall as Call } from '#contract/accounts/accounts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Sentences } from '../personal/Sentences.tsx'
import { statementQueries } from '../personal/statement.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; call: Call }

/** What is left to pay of the next calls, and how they are computed, from the vote of the meeting to the cent. */
export function NextCall({ api, person, placeId, call: next }: Props) {
  const { translate: t, format } = useLanguage()
  const called = useQuery(statementQueries(api, person, placeId).calledOn(next.dueOn))
  const credit = next.amount - next.toPay
  return (
    <Panel title={t('understanding.next.title')} lead={t('understanding.next.lead')}>
      <Loaded query={called} skeleton={<Skeleton height="8rem" />}>
        {({ calls }) => (
          <Stack gap={4}>
            <div>
              <Text variant="strong">
                {t(`understanding.next.${next.toPay === 0 ? 'paid' : 'amount'}`, {
                  amount: format.money(next.toPay),
                  date: format.date(momentOf(next.dueOn)),
                })}
              </Text>
              {credit > 0 && (
                <Text>
                  {t('understanding.next.lessCredit', {
                    called: format.money(next.amount),
                    credit: format.money(credit),
                  })}
                </Text>
              )}
            </div>
            {calls.map((call) => (
              <Stack key={call.id} gap={2}>
                <Heading level={3}>
                  {t('personal.calls.one', { label: call.label, amount: format.money(call.amount) })}
                </Heading>
                <Sentences explanation={call.explanation} />
              </Stack>
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}
