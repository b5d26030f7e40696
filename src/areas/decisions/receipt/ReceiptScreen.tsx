import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import type { Receipt } from '#contract/decisions/decisionVotes.ts'
import { paperPaths } from '#contract/papers.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { Page } from '#src/parts/Page.tsx'
import { PrintButton } from '#src/parts/PrintButton.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { type Fact, Facts } from '#src/ui/Facts.tsx'
import { Fingerprint } from '#src/ui/Fingerprint.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { DecisionSkeleton } from '../decision/DecisionSkeleton.tsx'
import { moment, votesText } from '../decisionWords.ts'
import { CheckedVote } from '../voteCheck/CheckedVote.tsx'
import { ReceiptReveal } from './ReceiptReveal.tsx'

/** The receipt of one vote: proof that it is in the log, without the choice. */
export function ReceiptScreen({ params: { decisionId, voteId }, api, person, fileUrl }: PropsOfPage<'receipt'>) {
  const { translate: t } = useLanguage()
  const receipt = useQuery(decisionQueries(api, person).receipt(decisionId, voteId))
  return (
    <Page screen="receipt" width={832}>
      <Fetched
        query={receipt}
        gone={
          <Gone
            icon="receipt"
            title={t('receipts.gone')}
            text={t('receipts.goneText')}
            href={screenPaths.decisions}
            label={t('decisions.page.toList')}
          />
        }
        skeleton={<DecisionSkeleton />}
      >
        {(known) => <Paper receipt={known} fileUrl={fileUrl} />}
      </Fetched>
    </Page>
  )
}

type PaperProps = Pick<PropsOfPage<'receipt'>, 'fileUrl'> & { receipt: Receipt }

function Paper({ receipt, fileUrl }: PaperProps) {
  const { decisionId, decisionTitle, entry, vote, log, isCurrent } = receipt
  const pdf = paperPaths.receipt.replace(':decisionId', decisionId).replace(':voteId', vote.id)
  const language = useLanguage()
  const { translate: t, format, locale } = language
  const name = vote.voter.displayName
  const headLength = t(`receipts.headLength.${pluralForm(locale, log.length)}`, { count: format.integer(log.length) })
  const isCounted = isCurrent && (vote.status === 'valid' || vote.status === 'confirmed')
  const lines: Fact[] = [
    [t('receipts.decision'), decisionTitle],
    [t('receipts.voter'), name],
    [t('receipts.castBy'), vote.way === 'proxy' && vote.castBy.displayName],
    [t('receipts.recordedBy'), vote.way === 'meeting' && vote.castBy.displayName],
  ]
  const proof: Fact[] = [
    [t('receipts.hash'), <Fingerprint key="hash">{entry.hash}</Fingerprint>],
    [t('receipts.commitment'), <Fingerprint key="commitment">{entry.commitment}</Fingerprint>],
    [`${t('receipts.head')} (${headLength})`, <Fingerprint key="head">{log.head}</Fingerprint>],
  ]
  return (
    <Stack gap={5}>
      {isCurrent ? <Text variant="muted">{t('receipts.lead')}</Text> : <Notice tone="info">{t('receipts.old')}</Notice>}
      <Card>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={2}>{t('receipts.number', { number: entry.sequence })}</Heading>
            <Text>
              {elided(
                t(isCounted ? 'receipts.counted' : 'receipts.recorded', {
                  ...moment(language, entry.castAt),
                  name,
                  votes: votesText(t, language, vote.votes),
                }),
                name,
              )}
            </Text>
            {isCurrent && <CheckedVote status={vote.status} />}
            {entry.replaces !== null && (
              <Text variant="small">{t('receipts.replaces', { number: entry.replaces })}</Text>
            )}
          </Stack>
          <Facts isRuled values={{ fontWeight: 600 }} lines={lines} />
          <Disclosure icon="shield" label={t('receipts.proof')} isPrinted>
            <Facts isRuled values={{ fontWeight: 600 }} lines={proof} />
          </Disclosure>
          <ReceiptReveal receipt={receipt} fileUrl={fileUrl} pdf={pdf} />
        </Stack>
      </Card>
      <ButtonRow>
        <LinkButton href={`${screenPaths.verification}?decision=${decisionId}&recu=${vote.id}`}>
          {t('receipts.verify')}
        </LinkButton>
        <DownloadLink href={fileUrl(paperAddress(pdf, locale))}>{t('receipts.pdf')}</DownloadLink>
        <PrintButton />
      </ButtonRow>
      <Box display={{ print: 'none' }}>
        <TextLink href={pathOf('decision', { decisionId })} isStandalone>
          {t('decisions.page.back')}
        </TextLink>
      </Box>
    </Stack>
  )
}
