import type { Overview } from '#contract/accounts/building.ts'
import { relativeChange } from '#contract/accounts/relativeChange.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useAccountName } from '../useAccountName.ts'

type Props = Pick<Overview, 'categories' | 'voted' | 'spent'> & {
  /** Part of a year does not compare with a whole one. */
  isOver: boolean
}

/** What was voted and what is spent, in all and account by account. */
export function BudgetPanel({ categories, voted, spent, isOver }: Props) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  return (
    <Panel title={t('building.budget.title')}>
      {categories.length === 0 ? (
        <Text variant="muted">{t('building.budget.none')}</Text>
      ) : (
        <Stack gap={4}>
          <Spent voted={voted} spent={spent} />
          <DataTable
            caption={t('building.budget.byAccount')}
            rows={categories}
            rowKey={({ account }) => account}
            columns={[
              {
                key: 'account',
                header: t('building.budget.account'),
                isRowHeader: true,
                cell: ({ account }) => `${account} ${accountName(account)}`,
              },
              {
                key: 'voted',
                header: t('building.budget.voted'),
                isNumeric: true,
                cell: (row) => (row.voted === 0 ? '—' : format.money(row.voted)),
              },
              {
                key: 'spent',
                header: t('building.budget.spent'),
                isNumeric: true,
                cell: (row) => format.money(row.spent),
              },
              {
                key: 'remains',
                header: t('building.budget.remains'),
                isNumeric: true,
                cell: (row) => (row.voted === 0 ? '—' : format.money(row.voted - row.spent)),
              },
              {
                key: 'before',
                header: t('building.budget.before'),
                isNumeric: true,
                cell: ({ before, spent: now }) => <Before before={before} now={isOver ? now : null} />,
              },
            ]}
          />
          <Text variant="small">{t('building.budget.worksApart')}</Text>
          <TextLink href={applicationPaths.expenseItems} isStandalone>
            {t('building.budget.toExpenses')}
          </TextLink>
        </Stack>
      )}
    </Panel>
  )
}

/** What the year before spent, and the change since then. */
function Before({ before, now }: { before: number; now: number | null }) {
  const { format } = useLanguage()
  const tenths = now === null ? null : relativeChange(before, now)
  return (
    <>
      {before === 0 ? '—' : format.money(before)}
      {tenths !== null && (
        <Text as="span" variant="small" display="block">
          {format.change(tenths / 1_000)}
        </Text>
      )}
    </>
  )
}

function Spent({ voted, spent }: { voted: number; spent: number }) {
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
