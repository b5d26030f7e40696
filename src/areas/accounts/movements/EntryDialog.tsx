import { useQuery } from '@tanstack/react-query'
import type { EntryDetail } from '#contract/accounts/movements.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MeaningOfTerm } from '../EndingInTerm.tsx'
import { useAccountName } from '../useAccountName.ts'
import { movementQueries } from './movement.queries.ts'
import { ReverseEntry } from './ReverseEntry.tsx'
import { useCanReverse } from './useCanReverse.ts'
import { useMovementWords } from './useMovementWords.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'session' | 'say' | 'inspect'> & {
  placeId: string
  entryId: string
  onClose: () => void
}

/** One entry of the ledger: its lines, which balance, and the paper that proves it. */
export function EntryDialog({ onClose, ...props }: Props) {
  const { api, person, placeId, entryId } = props
  const { translate: t } = useLanguage()
  const entry = useQuery(movementQueries(api, person, placeId).entry(entryId))
  const { labelOf } = useMovementWords()
  const [first] = entry.data?.lines ?? []
  return (
    <Modal isOpen width={800} title={first ? labelOf(first) : t('movements.entry.title')} onClose={onClose}>
      <Loaded query={entry} skeleton={<ListSkeleton titles={['60%', '50%']} details={['40%']} p={4} />}>
        {(detail) => <Detail key={entryId} {...props} detail={detail} />}
      </Loaded>
    </Modal>
  )
}

function Detail({ detail: { lines, proof }, ...props }: Omit<Props, 'onClose'> & { detail: EntryDetail }) {
  const { fileUrl, portal, inspect } = props
  const { translate: t, format } = useLanguage()
  const canReverse = useCanReverse(props)
  const accountName = useAccountName()
  const { labelOf, partyOf } = useMovementWords()
  const [first] = lines
  if (!first) return null
  const amount = (cents: number) => (cents === 0 ? '' : format.money(cents))
  return (
    <Stack gap={5}>
      <Facts
        columns={{ phone: 3 }}
        gap={3}
        lines={[
          [t('movements.date'), format.date(momentOf(first.enteredOn))],
          [
            t('movements.entry.journal'),
            `${t(`movements.journals.${first.journal}`)}, ${t('movements.entry.number', { number: first.number })}`,
            undefined,
            <MeaningOfTerm key="journal" of="journal" word={t('movements.entry.journal')} />,
          ],
          [t('movements.piece'), first.pieceReference],
        ]}
      />
      {first.label === null && <Notice tone="info">{t('movements.withheldWhy')}</Notice>}
      {first.reversesId && <Notice tone="info">{t('movements.entry.reverses')}</Notice>}
      {first.reversedById && <Notice tone="warning">{t('movements.entry.reversed')}</Notice>}
      <DataTable
        caption={t('movements.entry.lines')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'account',
            header: t('movements.account'),
            isRowHeader: true,
            cell: (row) => `${row.account} ${accountName(row.account)}`,
          },
          {
            key: 'details',
            header: t('movements.details'),
            cell: (row) => [row.key?.name, partyOf(row)].filter(Boolean).join(', ') || '–',
          },
          { key: 'debit', header: t('movements.debit'), isNumeric: true, cell: (row) => amount(row.debit) },
          { key: 'credit', header: t('movements.credit'), isNumeric: true, cell: (row) => amount(row.credit) },
        ]}
      />
      <Stack gap={3}>
        <Heading level={3}>{t('movements.entry.proof')}</Heading>
        {proof ? (
          <AttachmentThumbs
            attachments={[proof]}
            label={t('movements.entry.proof')}
            {...{ fileUrl, portal, inspect }}
          />
        ) : (
          <Text variant="muted">{t('movements.entry.noProof')}</Text>
        )}
      </Stack>
      {canReverse(first) && <ReverseEntry {...props} label={labelOf(first)} />}
    </Stack>
  )
}
