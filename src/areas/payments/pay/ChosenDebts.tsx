import type { OpenDebt } from '#contract/payments/debts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useDebtWords } from '../useDebtWords.ts'

type Props = {
  debts: readonly OpenDebt[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
}

/** The calls to pay, ticked one by one, and their sum. */
export function ChosenDebts({ debts, chosen, onChange, error }: Props) {
  const { translate: t, format } = useLanguage()
  const { nameOf } = useDebtWords()
  const sum = debts.reduce((added, { id, open }) => added + (chosen.includes(id) ? open : 0), 0)
  return (
    <Stack gap={3} role="group" aria-labelledby="chosen-debts">
      <Heading level={3} id="chosen-debts">
        {t('paying.choice.debts')}
      </Heading>
      {debts.map((debt) => (
        <Checkbox
          key={debt.id}
          name="debts"
          value={debt.id}
          checked={chosen.includes(debt.id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, debt.id] : chosen.filter((id) => id !== debt.id))
          }
          label={`${nameOf(debt)} — ${format.money(debt.open)}`}
          hint={t(debt.isDue ? 'paying.debts.since' : 'paying.debts.dueOn', {
            date: format.date(momentOf(debt.dueOn)),
          })}
        />
      ))}
      {error !== undefined && <ErrorLine>{error}</ErrorLine>}
      <Text variant="strong" role="status">
        {sum > 0 && t('paying.choice.chosen', { amount: format.money(sum) })}
      </Text>
    </Stack>
  )
}
