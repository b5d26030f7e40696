import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import type { StatementLine } from '#contract/accounts/statement.ts'
import { usualAccounts } from '#contract/accounts/usualAccounts.ts'
import { dot } from '#contract/dot.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { CellNote } from '#src/ui/CellNote.tsx'
import { OpeningName } from '#src/ui/OpeningName.tsx'
import { RowButton } from '#src/ui/RowButton.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { useLabel } from './useLabel.ts'

type Props = { line: StatementLine; onOpen: () => void }

/** The purpose of a line; pressing it opens the explanation of its amount. */
export function LineName({ line, onOpen }: Props) {
  const { translate: t, format } = useLanguage()
  const labelOf = useLabel()
  const { account, dueOn, enteredOn, isAwaiting, lot } = line
  const about = [
    // In Québec all debts are under one account, which tells nothing of a line.
    isOwnerAccount(account) && account !== usualAccounts.QC.owner && t(`personal.kinds.names.a${account}`),
    lot && t('personal.statement.ofLot', { number: lot.number }),
    dueOn !== null && dueOn !== enteredOn && t('personal.statement.due', { date: format.shortDate(momentOf(dueOn)) }),
  ].filter((part) => typeof part === 'string')
  return (
    <Box position="relative" minWidth={0}>
      <RowButton aria-haspopup="dialog" onClick={onOpen}>
        <OpeningName>{labelOf(line)}</OpeningName>
      </RowButton>
      <CellNote>{about.join(dot)}</CellNote>
      {isAwaiting && <Tag tone="info">{t('personal.statement.awaiting')}</Tag>}
    </Box>
  )
}
