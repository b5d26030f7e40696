import { useState } from 'react'
import type { BankLine } from '#contract/accounts/bankLines.ts'
import { type BankLineAction, bankLineAfter } from '#machines/accounts/bankLine/bankLine.lifecycle.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Settlement } from './bank.queries.ts'
import { useBankWords } from './useBankWords.ts'
import type { Settle } from './useSettle.ts'

type Props = { line: BankLine; isBusy: boolean; settle: Settle; onChoose: () => void }

const mayHappen = ({ state, isPosted, isYearOpen }: BankLine, type: BankLineAction['type']) =>
  bankLineAfter(state, { isPosted, isYearOpen }, { type }) !== null

/** One line of a statement, its match or proposed match, and the actions that its chart allows. */
export function BankLineRow(props: Props) {
  const { line } = props
  const { translate: t, format } = useLanguage()
  const words = useBankWords()
  const details = [
    format.date(momentOf(line.bookedOn)),
    t('bank.account', { account: line.account }),
    line.reference && t('bank.reference', { reference: line.reference }),
  ]
  return (
    <Stack as="li" gap={2} px={4} py={3}>
      <Flex justifyContent="space-between" alignItems="baseline" gap={4}>
        <Box minWidth={0} overflowWrap="anywhere">
          <Text fontWeight={600}>{line.label}</Text>
          <Text variant="small">{details.filter(Boolean).join(', ')}</Text>
        </Box>
        <Text fontWeight={600} whiteSpace="nowrap">
          {format.money(line.amount)}
        </Text>
      </Flex>
      {mayHappen(line, 'line.match') ? (
        <Open {...props} />
      ) : (
        <Grid gap={2} columns={{ tablet: '1fr auto' }} alignItems="center">
          <Text variant="small">{line.movement && words.movement(line.movement)}</Text>
          {mayHappen(line, 'line.reopen') && <Reopening {...props} />}
        </Grid>
      )}
    </Stack>
  )
}

/** The proposal, accepted with one press, and a button for all other choices. */
function Open({ line, isBusy, settle, onChoose }: Props) {
  const { translate: t } = useLanguage()
  const words = useBankWords()
  const { proposal } = line
  const settlement: Settlement | null =
    proposal === null
      ? null
      : proposal.kind === 'owner'
        ? { kind: 'received', ownerId: proposal.ownerId }
        : { kind: 'matched', entryId: proposal.movement.entryId, rank: proposal.movement.rank }
  const accept = t(proposal?.kind === 'owner' ? 'bank.receive' : 'bank.match')
  return (
    <Grid gap={2} columns={{ tablet: '1fr auto' }} alignItems="center">
      <Text variant="small">
        {proposal === null
          ? t('bank.noProposal')
          : proposal.kind === 'owner'
            ? elided(t('bank.payment', { name: proposal.ownerName }), proposal.ownerName)
            : words.movement(proposal.movement)}
      </Text>
      <Flex flexWrap="wrap" gap={3}>
        {settlement && (
          <Button isBusy={isBusy} aria-label={words.labelled(accept, line)} onClick={() => settle(line.id, settlement)}>
            {accept}
          </Button>
        )}
        <Button variant="secondary" aria-label={words.labelled(t('bank.choose'), line)} onClick={onChoose}>
          {t('bank.choose')}
        </Button>
      </Flex>
    </Grid>
  )
}

function Reopening({ line, isBusy, settle }: Props) {
  const { translate: t } = useLanguage()
  const words = useBankWords()
  const [isAsking, setIsAsking] = useState(false)
  const what = line.state === 'ignored' ? 'ignored' : line.isPosted ? 'posted' : 'linked'
  return (
    <div>
      <Button variant="secondary" aria-label={words.labelled(t('bank.undo'), line)} onClick={() => setIsAsking(true)}>
        {t('bank.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bank.reopen.title')}
        confirmLabel={t('bank.reopen.confirm')}
        cancelLabel={t('bank.reopen.keep')}
        isBusy={isBusy}
        onConfirm={() => settle(line.id, { kind: 'reopened' }, () => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {t(`bank.reopen.${what}`)}
      </ConfirmDialog>
    </div>
  )
}
