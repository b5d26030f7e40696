import type { ContestedVote } from '#contract/decisions/voteContests.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** Who cast the vote, where, how and when; never which one. */
export function VoteFacts({ vote }: { vote: ContestedVote }) {
  const { translate: t, format } = useLanguage()
  const { decisionTitle, placeName, castBy, way, castAt } = vote
  const at = new Date(castAt)
  return (
    <Panel title={t('contest.about')}>
      <Facts
        rowGap={3}
        values={{ fontWeight: 500 }}
        lines={[
          [t('contest.decision'), decisionTitle],
          [t('contest.place'), placeName],
          [t('contest.castBy'), castBy],
          [t('contest.way'), t(`contest.ways.${way}`)],
          [t('contest.castAt'), t('contest.moment', { date: format.date(at), time: format.time(at) })],
        ]}
      />
    </Panel>
  )
}
