import type { OpenDebt } from '#contract/payments/debts.ts'
import { sumBy } from '#contract/sumBy.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { foldDebts } from '../foldDebts.ts'
import { useDebtWords } from '../useDebtWords.ts'

const openOf = ({ open }: OpenDebt) => open

type Props = {
  debts: readonly OpenDebt[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
}

/** The calls to pay, ticked whole or by lot, and their sum. */
export function ChosenDebts({ debts, chosen, onChange, error }: Props) {
  const { translate: t, format } = useLanguage()
  const { callNameOf } = useDebtWords()
  const sum = sumBy(
    debts.filter(({ id }) => chosen.includes(id)),
    openOf,
  )
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id))
    onChange(isChosen ? [...others, ...ids] : others)
  }
  return (
    <Stack gap={3} role="group" aria-labelledby="chosen-debts">
      <Heading level={3} id="chosen-debts">
        {t('paying.choice.debts')}
      </Heading>
      {foldDebts(debts).map(({ first, debts: ofCall }) => (
        <Stack key={first.id}>
          <Checkbox
            name="calls"
            value={first.id}
            checked={ofCall.every(({ id }) => chosen.includes(id))}
            onChange={({ currentTarget: { checked } }) =>
              choose(
                ofCall.map(({ id }) => id),
                checked,
              )
            }
            label={`${callNameOf(ofCall)} — ${format.money(sumBy(ofCall, openOf))}`}
            hint={t(first.isDue ? 'paying.debts.since' : 'paying.debts.dueOn', {
              date: format.date(momentOf(first.dueOn)),
            })}
          />
          {ofCall.length > 1 && (
            <Disclosure icon="key" label={t('paying.choice.someLots', { count: ofCall.length })}>
              <Stack gap={2} ps={6}>
                {ofCall.map((debt) => (
                  <Checkbox
                    key={debt.id}
                    name="debts"
                    value={debt.id}
                    checked={chosen.includes(debt.id)}
                    onChange={({ currentTarget: { checked } }) => choose([debt.id], checked)}
                    label={`${callNameOf([debt])} — ${format.money(debt.open)}`}
                  />
                ))}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      ))}
      {error !== undefined && <ErrorLine>{error}</ErrorLine>}
      <Text variant="strong" role="status">
        {sum > 0 && t('paying.choice.chosen', { amount: format.money(sum) })}
      </Text>
    </Stack>
  )
}
