import { useQuery } from '@tanstack/react-query'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Fingerprint } from '#src/ui/Fingerprint.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { ballotsText } from '../tally/tallyWords.ts'
import { LogTable } from './LogTable.tsx'
import { PaperReceipt } from './PaperReceipt.tsx'
import { ReceiptVerdict } from './ReceiptVerdict.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  decision: DecisionDetail
  /** The vote whose receipt is checked. */
  voteId: string | null
}

/** Shows whether the log is intact, and the position of a receipt in it. */
export function LogVerdict({ api, person, decision, voteId }: Props) {
  const language = useLanguage()
  const { translate: t, format, locale } = language
  const queries = decisionQueries(api, person)
  const ownId = voteId ?? decision.ownVote?.id ?? null
  const log = useQuery(queries.log(decision))
  const receipt = useQuery({ ...queries.receipt(decision.id, ownId ?? ''), enabled: ownId !== null })
  return (
    <Loaded query={log} skeleton={<SkeletonText lines={6} />}>
      {({ entries, brokenAt }) => {
        const last = entries.at(-1)
        // Somebody has voted: the decision announces lines still to be fetched, so the log is not judged before they arrive.
        const isGrowing = log.isFetching && entries.length < decision.log.length
        return (
          <Stack gap={5}>
            {brokenAt !== null ? (
              <Notice tone="danger" title={t('verification.broken')}>
                {t('verification.brokenText', { number: brokenAt })}
              </Notice>
            ) : !isGrowing && !fits(entries, decision.log) ? (
              <Notice tone="danger" title={t('verification.broken')}>
                {t('verification.headDiffers')}
              </Notice>
            ) : entries.length === 0 ? (
              <Notice title={t('verification.empty')}>{t('verification.emptyText')}</Notice>
            ) : (
              <Notice tone="success" title={t('verification.intact')}>
                {t(`verification.intactText.${pluralForm(locale, entries.length)}`, {
                  count: format.integer(entries.length),
                })}{' '}
                {t('verification.ballots', { ballots: ballotsText(language, decision) })}
              </Notice>
            )}
            {receipt.data && (brokenAt === null || receipt.data.entry.sequence < brokenAt) && (
              <ReceiptVerdict receipt={receipt.data} entries={entries} />
            )}
            {last && (
              <Panel title={t('verification.head')} lead={t('verification.headText')}>
                <Fingerprint>{last.hash}</Fingerprint>
              </Panel>
            )}
            {entries.length > 0 && (
              <PaperReceipt entries={brokenAt === null ? entries : entries.slice(0, brokenAt - 1)} />
            )}
            {entries.length > 0 && (
              <LogTable entries={entries} brokenAt={brokenAt} ownHash={receipt.data?.entry.hash ?? null} />
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** The log contains the announced head at its announced position; later lines may follow. */
const fits = (entries: readonly BallotEntry[], { length, head }: DecisionDetail['log']) =>
  length === 0 || entries[length - 1]?.hash === head
