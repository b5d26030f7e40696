import { useSelector } from '@xstate/react'
import { applicationPaths } from '#contract/addresses.ts'
import type { ContestRef } from '#machines/decisions/contest/contest.machine.ts'
import { selectView, selectVote } from '#machines/decisions/contest/contest.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { ContestForm } from './ContestForm.tsx'
import { VoteFacts } from './VoteFacts.tsx'

type Props = { contestRef: ContestRef }

/** The page of the link from a mail: a vote that was cast for its reader, and what they can do about it. */
export function ContestScreen({ contestRef }: Props) {
  const { translate: t } = useLanguage()
  return (
    <AuthenticationLayout title={t('contest.title')}>
      <ContestView contestRef={contestRef} />
    </AuthenticationLayout>
  )
}

const icons = {
  contested: 'shield',
  confirmed: 'check',
  refused: 'info',
  replaced: 'info',
  counted: 'check',
  leftOut: 'info',
} as const satisfies Record<string, IconName>

function ContestView({ contestRef }: Props) {
  const { translate: t } = useLanguage()
  const view = useSelector(contestRef, selectView)
  const vote = useSelector(contestRef, selectVote)

  if (view === 'reading') {
    return (
      <Text role="status" variant="lead">
        {t('contest.reading')}
      </Text>
    )
  }
  if (view === 'unreachable') {
    return (
      <CallbackResult icon="offline" heading={t('contest.unreachable.heading')} text={t('contest.unreachable.text')}>
        <Button isWide onClick={() => contestRef.send({ type: 'link.retry' })}>
          {t('common.retry')}
        </Button>
      </CallbackResult>
    )
  }
  if (view === 'unknown' || vote === null) {
    return (
      <CallbackResult icon="clock" heading={t('contest.unknown.heading')} text={t('contest.unknown.text')}>
        <Contact />
      </CallbackResult>
    )
  }
  if (view === 'form') return <ContestForm contestRef={contestRef} vote={vote} />
  const isReplaceable = view === 'contested' || view === 'confirmed' || view === 'refused'
  return (
    <CallbackResult
      icon={icons[view]}
      heading={t(`contest.outcomes.${view}.heading`)}
      text={t(`contest.outcomes.${view}.text`)}
    >
      {isReplaceable && vote.until !== null && <VoteYourself until={vote.until} />}
      <VoteFacts vote={vote} />
      <LinkButton href={applicationPaths.home} variant="secondary" isWide>
        {t('contest.portal')}
      </LinkButton>
      <Contact />
    </CallbackResult>
  )
}

function VoteYourself({ until }: { until: string }) {
  const { translate: t, format } = useLanguage()
  const at = new Date(until)
  return <Text>{t('contest.voteYourself', { date: format.date(at), time: format.time(at) })}</Text>
}

function Contact() {
  const { translate: t } = useLanguage()
  const { support } = useOffer()
  return (
    <Text variant="small">
      {t('contest.contact')} <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>
    </Text>
  )
}
