import { useQuery } from '@tanstack/react-query'
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

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; dueOn: string }

/** How the next calls are computed, from the vote of the meeting to the cent. */
export function NextCall({ api, person, placeId, dueOn }: Props) {
  const { translate: t, format } = useLanguage()
  const called = useQuery(statementQueries(api, person, placeId).calledOn(dueOn))
  return (
    <Panel title={t('understanding.next.title')} lead={t('understanding.next.lead')}>
      <Loaded query={called} skeleton={<Skeleton height="8rem" />}>
        {({ amount, calls }) => (
          <Stack gap={4}>
            <Text variant="strong">
              {t('understanding.next.amount', { amount: format.money(amount), date: format.date(momentOf(dueOn)) })}
            </Text>
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
