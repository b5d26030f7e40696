import { useSelector } from '@xstate/react'
import { totalsOf } from '#machines/accounts/entry/entry.draft.ts'
import type { EntryRef } from '#machines/accounts/entry/entry.machine.ts'
import { selectDraft } from '#machines/accounts/entry/entry.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MeaningOfTerm } from '../EndingInTerm.tsx'

/** The sums of both sides so far, and the difference. */
export function EntryTotals({ entryRef }: { entryRef: EntryRef }) {
  const { translate: t, format } = useLanguage()
  const { debit, credit, apart } = totalsOf(useSelector(entryRef, selectDraft))
  const state = apart === 0 ? (debit === 0 ? 'nothing' : 'balanced') : apart > 0 ? 'creditLacks' : 'debitLacks'
  return (
    <Box bg="surfaceRaised" border="border" radius="card" px={{ base: 4, phone: 5 }} py={4}>
      <Facts
        columns={2}
        gap={4}
        values={{ fontSize: 'lead', fontWeight: 600 }}
        lines={[
          [
            t('entry.totalDebit'),
            format.money(debit),
            undefined,
            <MeaningOfTerm key="sides" of="sides" word={t('entry.totalDebit')} />,
          ],
          [
            t('entry.totalCredit'),
            format.money(credit),
            undefined,
            <MeaningOfTerm key="sides" of="sides" word={t('entry.totalCredit')} />,
          ],
        ]}
      />
      <Text role="status" mt={2} variant={apart === 0 ? 'muted' : 'strong'}>
        {t(`entry.balance.${state}`, { amount: format.money(Math.abs(apart)) })}
      </Text>
    </Box>
  )
}
