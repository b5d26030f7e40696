import type { Overview } from '#contract/accounts/building.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CategoryTable } from '../CategoryTable.tsx'
import { Definition } from '../Definition.tsx'
import { BudgetSentence } from './BudgetSentence.tsx'

type Props = Pick<Overview, 'categories' | 'voted' | 'spent' | 'decisionId'> & {
  /** Part of a year does not compare with a whole one. */
  isOver: boolean
}

/** Voted and spent amounts, in total and account by account. */
export function BudgetPanel({ categories, voted, spent, decisionId, isOver }: Props) {
  const { translate: t } = useLanguage()
  return (
    <Panel title={t('building.budget.title')} beside={<Definition of="budget" word={t('building.budget.title')} />}>
      {categories.length === 0 ? (
        <Text variant="muted">{t('building.budget.none')}</Text>
      ) : (
        <Stack gap={4}>
          <BudgetSentence voted={voted} spent={spent} />
          <CategoryTable caption={t('building.budget.byAccount')} rows={categories} isOver={isOver} />
          <Text variant="small">{t('building.budget.worksApart')}</Text>
          <Flex flexWrap="wrap" columnGap={5}>
            {decisionId !== null && (
              <TextLink href={pathOf('decision', { decisionId })} isStandalone>
                {t('building.budget.decision')}
              </TextLink>
            )}
            <TextLink href={applicationPaths.expenseCategories} isStandalone>
              {t('building.budget.toCategories')}
            </TextLink>
            <TextLink href={applicationPaths.expenseItems} isStandalone>
              {t('building.budget.toExpenses')}
            </TextLink>
          </Flex>
        </Stack>
      )}
    </Panel>
  )
}
