import type { Overview } from '#contract/accounts/building.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The spent part of a year's voted budget, and the rest. */
export function BudgetSentence({ voted, spent }: Pick<Overview, 'voted' | 'spent'>) {
  const { translate: t, format } = useLanguage()
  const left = voted - spent
  if (voted === 0) return <Text>{t('building.budget.notVoted', { spent: format.money(spent) })}</Text>
  return (
    <Stack gap={2}>
      <Text variant="strong">
        {t('building.budget.spentOf', { spent: format.money(spent), voted: format.money(voted) })}{' '}
        {left < 0
          ? t('building.budget.over', { amount: format.money(-left) })
          : t('building.budget.left', { amount: format.money(left) })}
      </Text>
      <ProgressBar label={t('building.budget.progress')} value={Math.min(1, Math.max(0, spent / voted))} />
    </Stack>
  )
}
