import type { OpenDebt } from '#contract/payments/debts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { explanationOf } from '#src/parts/callDay.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useDebtWords } from '../useDebtWords.ts'

const owed = (debts: readonly OpenDebt[]) => debts.reduce((sum, { open, underway }) => sum + open + underway, 0)

/** Debts by kind, each with the way to where its amount comes from. */
export function DebtList({ debts }: { debts: readonly OpenDebt[] }) {
  const { format } = useLanguage()
  const { kindOf } = useDebtWords()
  return (
    <Stack gap={5}>
      {[...Map.groupBy(debts, ({ account }) => account)].map(([account, ofKind]) => (
        <section key={account}>
          <Flex justifyContent="space-between" gap={4}>
            <Heading level={3}>{kindOf(account)}</Heading>
            <Text variant="strong" whiteSpace="nowrap">
              {format.money(owed(ofKind))}
            </Text>
          </Flex>
          <RuledList>
            {ofKind.map((debt) => (
              <li key={debt.id}>
                <Debt debt={debt} isAlone={ofKind.length === 1} />
              </li>
            ))}
          </RuledList>
        </section>
      ))}
    </Stack>
  )
}

function Debt({ debt, isAlone }: { debt: OpenDebt; isAlone: boolean }) {
  const { translate: t, format } = useLanguage()
  const { nameOf } = useDebtWords()
  const { dueOn, isDue, label, open, underway } = debt
  const amount = format.money(open + underway)
  const notes = [
    t(isDue ? 'paying.debts.since' : 'paying.debts.dueOn', { date: format.date(momentOf(dueOn)) }),
    ...(underway === 0
      ? []
      : [open === 0 ? t('paying.debts.covered') : t('paying.debts.underway', { amount: format.money(underway) })]),
  ]
  return (
    <Flex justifyContent="space-between" gap={4} py={3}>
      <Stack gap={1}>
        <Text>{nameOf(debt)}</Text>
        <Text variant="small">{notes.join(' · ')}</Text>
        {label !== null && (
          <TextLink
            href={explanationOf(dueOn)}
            isStandalone
            aria-label={t('paying.debts.whenceOf', { name: nameOf(debt), amount })}
          >
            {t('paying.debts.whence')}
          </TextLink>
        )}
      </Stack>
      {!isAlone && <Text whiteSpace="nowrap">{amount}</Text>}
    </Flex>
  )
}
