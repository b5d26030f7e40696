import type { OpenDebt } from '#contract/payments/debts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Debt = Pick<OpenDebt, 'id' | 'lot'>
type Props<Each extends Debt> = { debts: readonly Each[]; amountOf: (debt: Each) => number }

/** The lots of a call with their debts, collapsed by default. */
export function LotsOfCall<Each extends Debt>({ debts, amountOf }: Props<Each>) {
  const { translate: t, format } = useLanguage()
  return (
    <Disclosure icon="key" label={t('paying.debts.lots', { count: debts.length })} isPrinted>
      <Stack as="ul" gap={1} ps={6} pb={2}>
        {debts.map((debt) => (
          <Flex as="li" key={debt.id} justifyContent="space-between" gap={4}>
            <Text as="span" variant="small">
              {debt.lot ? t('paying.debts.ofLot', { number: debt.lot.number }) : t('paying.debts.ofNoLot')}
            </Text>
            <Text as="span" variant="small" whiteSpace="nowrap">
              {format.money(amountOf(debt))}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Disclosure>
  )
}
