import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Fingerprint } from '#src/ui/Fingerprint.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import type { Column } from '#src/ui/table/column.ts'

/** A longer log scrolls in its own window. */
const longLog = 60

type Props = { entries: readonly BallotEntry[]; brokenAt: number | null; ownHash: string | null }

/** The log line by line: numbers, moments and hashes, no names and no choices. */
export function LogTable({ entries, brokenAt, ownHash }: Props) {
  const { translate: t, format } = useLanguage()
  const columns: readonly Column<BallotEntry>[] = [
    {
      key: 'number',
      header: t('verification.number'),
      cell: ({ sequence, hash }) => (
        <>
          {sequence} {hash === ownHash && <Tag tone="accent">{t('verification.isYours')}</Tag>}
          {sequence === brokenAt && <Tag tone="danger">{t('verification.isBroken')}</Tag>}
        </>
      ),
      isRowHeader: true,
    },
    {
      key: 'kind',
      header: t('verification.kind'),
      cell: ({ kind, about }) => t(`verification.kinds.${kind}`, { number: about ?? '' }),
    },
    {
      key: 'castAt',
      header: t('verification.castAt'),
      cell: ({ castAt }) => `${format.shortDate(new Date(castAt))}, ${format.time(new Date(castAt))}`,
    },
    {
      key: 'replaces',
      header: t('verification.replaces'),
      cell: ({ replaces }) => (replaces === null ? '–' : t('verification.replacesNumber', { number: replaces })),
    },
    {
      key: 'hash',
      header: t('verification.hash'),
      cell: ({ hash }) => <Fingerprint>{hash.slice(0, 16)}</Fingerprint>,
    },
  ]
  return (
    <Disclosure icon="table" label={t('verification.log')} isOpen={brokenAt !== null}>
      <DataTable
        caption={t('verification.log')}
        columns={columns}
        rows={entries}
        rowKey={({ sequence }) => sequence}
        {...(entries.length > longLog && { height: 480 })}
      />
    </Disclosure>
  )
}
