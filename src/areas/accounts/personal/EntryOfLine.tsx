import { isAccountCode, type Journal, journals } from '#contract/accounts/chartOfAccounts.ts'
import type { LineDetail } from '#contract/accounts/statement.ts'
import { dot } from '#contract/dot.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { CellNote } from '#src/ui/CellNote.tsx'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TermNote } from '../TermNote.tsx'
import { AccountWords } from './AccountWords.tsx'

const journalOf = (name: string): Journal => journals.find((known) => known === name) ?? 'OD'

/** The part of a line's entry that the person may see. */
export function EntryOfLine({ entry }: Pick<LineDetail, 'entry'>) {
  const { translate: t, format } = useLanguage()
  const { hasOthers, isReversal, isReversed, journal, lines, number, pieceReference } = entry
  const amount = (cents: number) => (cents === 0 ? '' : format.money(cents))
  const about = [
    t('personal.explain.entryNumber', {
      journal: t(`personal.explain.journals.${journalOf(journal)}`),
      number: format.integer(number),
    }),
    pieceReference !== null && t('personal.explain.piece', { reference: pieceReference }),
  ].filter((part) => typeof part === 'string')
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('personal.explain.entry')}</Heading>
      <Text variant="small">{about.join(dot)}</Text>
      {isReversal && <Text>{t('personal.explain.reversal')}</Text>}
      {isReversed && <Text>{t('personal.explain.reversed')}</Text>}
      <PlainTable aria-label={t('personal.explain.entry')}>
        <FigureHead
          subject={t('personal.explain.account')}
          figures={[t('personal.explain.debit'), t('personal.explain.credit')]}
        />
        <tbody>
          {lines.map(({ account, credit, debit, isOwn, keyName, lot }, index) => (
            <tr key={`${index} ${account}`}>
              <th scope="row">
                {isAccountCode(account) ? t(`accountNames.a${account}`) : account}
                <CellNote>
                  {[
                    account,
                    keyName !== null && t('personal.explain.ofKey', { name: keyName }),
                    lot && t('personal.statement.ofLot', { number: lot.number }),
                    isOwn && t('personal.explain.yours'),
                  ]
                    .filter((part) => typeof part === 'string')
                    .join(dot)}
                </CellNote>
              </th>
              <td data-figure>{amount(debit)}</td>
              <td data-figure>{amount(credit)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <TermNote of="sides" word={`${t('personal.explain.debit')}${dot}${t('personal.explain.credit')}`} />
      {hasOthers && <Text variant="small">{t('personal.explain.others')}</Text>}
      <AccountWords codes={lines.map(({ account }) => account)} />
    </Stack>
  )
}
