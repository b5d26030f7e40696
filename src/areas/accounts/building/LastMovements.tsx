import { useInfiniteQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import { dot } from '#contract/dot.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { RowsSkeleton } from '../BookSkeletons.tsx'
import { Definition } from '../Definition.tsx'
import { movementQueries } from '../movements/movement.queries.ts'
import { useMovementWords } from '../movements/useMovementWords.ts'
import { TermNote } from '../TermNote.tsx'

const shownAtMost = 6
type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; fiscalYearId: string }

/** A placeholder for the table, whose title and headings are two rows more, and for what is below it. */
export const MovementsSkeleton = () => (
  <Stack gap={4}>
    <RowsSkeleton rows={shownAtMost + 2} isFramed />
    <Skeleton width="9rem" height="1.25rem" />
    <Skeleton width="12rem" height="2.25rem" />
  </Stack>
)

/** The latest lines of the ledger, with a link to all of them. */
export function LastMovements({ api, person, placeId, fiscalYearId }: Props) {
  const { translate: t, format } = useLanguage()
  const { labelOf } = useMovementWords()
  const amount = (cents: number) => (cents === 0 ? '–' : format.money(cents))
  const list = useInfiniteQuery(movementQueries(api, person, placeId).list({ fiscalYearId, sort: '-entered_on' }))
  return (
    <Panel title={t('building.last.title')} beside={<Definition of="entry" word={t('building.last.title')} />}>
      <Loaded query={list} skeleton={<MovementsSkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text variant="muted">{t('building.last.none')}</Text>
          ) : (
            <Stack gap={4}>
              <DataTable
                caption={t('building.last.caption')}
                rows={rows.slice(0, shownAtMost)}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'label', header: t('movements.label'), isRowHeader: true, cell: labelOf },
                  {
                    key: 'date',
                    header: t('movements.date'),
                    isUnbroken: true,
                    cell: (row) => format.shortDate(momentOf(row.enteredOn)),
                  },
                  {
                    key: 'debit',
                    header: t('movements.debit'),
                    isNumeric: true,
                    cell: (row) => amount(row.debit),
                  },
                  {
                    key: 'credit',
                    header: t('movements.credit'),
                    isNumeric: true,
                    cell: (row) => amount(row.credit),
                  },
                ]}
              />
              <TermNote of="sides" word={`${t('movements.debit')}${dot}${t('movements.credit')}`} />
              <TextLink href={applicationPaths.allMovements} isStandalone>
                {t('building.last.all')}
              </TextLink>
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}
