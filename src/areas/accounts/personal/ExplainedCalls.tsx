import type { CalledOn } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Sentences } from './Sentences.tsx'

/** The calls of one day, each with its computation. */
export function ExplainedCalls({ called: { amount, dueOn, calls, isIssued } }: { called: CalledOn }) {
  const { translate: t, format } = useLanguage()
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text variant="lead">{t(`personal.calls.${isIssued ? 'issued' : 'announced'}`)}</Text>
        <Facts
          gap={4}
          columns={{ base: 1, phone: 3 }}
          values={{ fontWeight: 600 }}
          lines={[
            [t('personal.explain.amount'), format.money(amount)],
            [t('personal.explain.dueOn'), format.date(momentOf(dueOn))],
          ]}
        />
      </Stack>
      {calls.map((call) => (
        <Stack key={call.id} as="section" gap={2}>
          <Heading level={3}>
            {t('personal.calls.one', { label: call.label, amount: format.money(call.amount) })}
          </Heading>
          <Sentences explanation={call.explanation} />
        </Stack>
      ))}
    </Stack>
  )
}
