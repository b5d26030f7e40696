import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { KeptBallot } from '#contract/decisions/keptBallots.ts'
import { keptBallotQueries } from '#src/areas/decisions/decision/keptBallotQueries.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { moment } from '../decisionWords.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'inspect'> & {
  decision: Pick<DecisionDetail, 'id'>
}

/** The signed ballots of a vote that is over, for the manager who keeps them; fetched when the list is opened. */
export function KeptBallots({ decision: { id }, api, person, ...viewer }: Props) {
  const language = useLanguage()
  const { translate: t } = language
  const [isOpen, setIsOpen] = useState(false)
  const query = useInfiniteQuery({ ...keptBallotQueries(api, person).list(id), enabled: isOpen })
  const columns: readonly Column<KeptBallot>[] = [
    {
      key: 'voter',
      header: t('decisions.kept.voter'),
      cell: ({ voter }) => voter.displayName,
      isRowHeader: true,
    },
    { key: 'holder', header: t('decisions.kept.holder'), cell: ({ castBy }) => castBy.displayName },
    {
      key: 'castAt',
      header: t('decisions.kept.castAt'),
      cell: ({ castAt }) => t('meetings.when', moment(language, castAt)),
    },
    {
      key: 'file',
      header: t('decisions.kept.file'),
      cell: ({ ballot, voter }) => (
        <AttachmentThumbs
          {...viewer}
          attachments={[ballot]}
          label={elided(t('decisions.kept.fileOf', { name: voter.displayName }), voter.displayName)}
        />
      ),
    },
  ]
  return (
    <Panel title={t('decisions.kept.title')}>
      <Stack gap={2}>
        <Text variant="muted">{t('decisions.kept.lead')}</Text>
        <Disclosure icon="document" label={t('decisions.kept.show')} onToggle={setIsOpen}>
          {isOpen && (
            <Loaded query={query} skeleton={<SkeletonText lines={3} />}>
              {({ rows: ballots }) =>
                ballots.length === 0 ? (
                  <Text>{t('decisions.kept.none')}</Text>
                ) : (
                  <Stack gap={3}>
                    <DataTable
                      caption={t('decisions.kept.list')}
                      columns={columns}
                      rows={ballots}
                      rowKey={({ id: voteId }) => voteId}
                    />
                    <MoreButton query={query} label={t('decisions.kept.more')} />
                  </Stack>
                )
              }
            </Loaded>
          )}
        </Disclosure>
      </Stack>
    </Panel>
  )
}
