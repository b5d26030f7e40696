import { dot } from '#contract/dot.ts'
import type { OpenDebt } from '#contract/payments/debts.ts'
import { sumBy } from '#contract/sumBy.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { explanationOf } from '#src/parts/callDay.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { type Call, foldDebts } from '../foldDebts.ts'
import { useDebtWords } from '../useDebtWords.ts'
import { LotsOfCall } from './LotsOfCall.tsx'

/** Before credit, as the account names it. */
const owed = ({ open, underway, deducted }: OpenDebt) => open + underway + deducted

/** Calls by kind, each with a link to the explanation of its amount. */
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
              {format.money(sumBy(ofKind, owed))}
            </Text>
          </Flex>
          <RuledList>
            {foldDebts(ofKind).map((call, _, calls) => (
              <li key={call.first.id}>
                <CallOwed {...call} isAlone={calls.length === 1} />
              </li>
            ))}
          </RuledList>
        </section>
      ))}
    </Stack>
  )
}

function CallOwed({ first, debts, isAlone }: Call<OpenDebt> & { isAlone: boolean }) {
  const { translate: t, format } = useLanguage()
  const { callNameOf } = useDebtWords()
  const { dueOn, isDue, label } = first
  const name = callNameOf(debts)
  const [open, underway] = [sumBy(debts, (debt) => debt.open), sumBy(debts, (debt) => debt.underway)]
  const deducted = sumBy(debts, (debt) => debt.deducted)
  const amount = format.money(sumBy(debts, owed))
  const notes = [
    t(isDue ? 'paying.debts.since' : 'paying.debts.dueOn', { date: format.date(momentOf(dueOn)) }),
    ...(deducted > 0 ? [t('paying.debts.deducted', { amount: format.money(deducted) })] : []),
    ...(underway === 0
      ? []
      : [open === 0 ? t('paying.debts.covered') : t('paying.debts.underway', { amount: format.money(underway) })]),
  ]
  return (
    <Stack gap={1} py={3}>
      <Flex justifyContent="space-between" gap={4}>
        <Stack gap={1}>
          <Text>{name}</Text>
          <Text variant="small">{notes.join(dot)}</Text>
        </Stack>
        {!isAlone && <Text whiteSpace="nowrap">{amount}</Text>}
      </Flex>
      {label !== null && (
        <TextLink href={explanationOf(dueOn)} isStandalone aria-label={t('paying.debts.whenceOf', { name, amount })}>
          {t('paying.debts.whence')}
        </TextLink>
      )}
      {debts.length > 1 && <LotsOfCall debts={debts} amountOf={owed} />}
    </Stack>
  )
}
