import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { VoteToCheck } from '#contract/decisions/voteChecks.ts'
import { canHappenToVote } from '#machines/decisions/voteCheck/voteCheck.lifecycle.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { moment } from '../decisionWords.ts'
import { checkTones } from '../voteTones.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { voteCheckMutations, voteCheckQueries } from './voteCheckQueries.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'inspect'> & {
  decision: Pick<DecisionDetail, 'id'>
}

/** The votes that a manager or the president has to check; nothing when none waits. */
export function VotesToCheck({ decision, ...props }: Props) {
  const { translate: t } = useLanguage()
  const query = useInfiniteQuery(voteCheckQueries(props.api, props.person).list(decision.id))
  return (
    <Loaded query={query} skeleton={null}>
      {({ rows }) =>
        rows.length > 0 && (
          <Panel title={t('checks.title')}>
            <Stack gap={5}>
              <Text variant="muted">{t('checks.lead')}</Text>
              <Grid as="ul" gap={5} aria-label={t('checks.list')}>
                {rows.map((vote) => (
                  <li key={vote.id}>
                    <OneVote {...props} decision={decision} vote={vote} />
                  </li>
                ))}
              </Grid>
              <MoreButton query={query} label={t('checks.more')} />
            </Stack>
          </Panel>
        )
      }
    </Loaded>
  )
}

function OneVote({ vote, ...props }: Props & { vote: VoteToCheck }) {
  const language = useLanguage()
  const { translate: t } = language
  const { voter, castBy, castAt, status, contestReason, paper, isParty } = vote
  const { api, person, decision, ...viewer } = props
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Flex flexWrap="wrap" alignItems="center" gap={2}>
          <Heading level={3}>{elided(t('checks.voteOf', { name: voter.displayName }), voter.displayName)}</Heading>
          <Tag tone={checkTones[status]}>{t(`checks.status.${status}`)}</Tag>
        </Flex>
        <Text variant="small">{t('checks.castBy', { name: castBy.displayName, ...moment(language, castAt) })}</Text>
      </Stack>
      {status === 'contested' && <Text>{t('checks.contested')}</Text>}
      {contestReason !== null && (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {t('checks.contestReason', { reason: contestReason })}
        </Text>
      )}
      {paper === null ? (
        <Text variant="small">{t('checks.noPaper')}</Text>
      ) : (
        <AttachmentThumbs {...viewer} attachments={[paper]} label={t('checks.paperOf', { name: voter.displayName })} />
      )}
      {isParty ? <Text variant="small">{t('checks.party')}</Text> : <Verdict {...props} vote={vote} />}
    </Stack>
  )
}

/** Confirming and refusing, once the paper has been opened. */
function Verdict({
  api,
  person,
  decision,
  vote,
}: Omit<Props, 'fileUrl' | 'portal' | 'inspect'> & { vote: VoteToCheck }) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const params = { person, decisionId: decision.id, voteId: vote.id }
  const [mutations] = useState(() => voteCheckMutations(api, client, params))
  const confirm = useMutation(mutations.confirm)
  const refuse = useMutation(mutations.refuse)
  const viewer = { isParty: vote.isParty, isVoter: false, hasOpened: vote.hasOpened }
  if (!canHappenToVote(vote.status, viewer, { type: 'check.confirm' })) {
    return <Text variant="small">{t('checks.openFirst')}</Text>
  }
  return (
    <Stack gap={3}>
      {(confirm.isError || refuse.isError) && <Notice tone="danger">{t('checks.failed')}</Notice>}
      <ButtonRow>
        <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('checks.confirm')}
        </Button>
      </ButtonRow>
      <Disclosure icon="alert" label={t('checks.refuse')}>
        <ReasonForm
          name={`refuseVote:${person}:${vote.id}`}
          label={t('checks.reason')}
          hint={t('checks.reasonHint')}
          send={t('checks.sendRefusal')}
          isBusy={refuse.isPending}
          onSend={refuse.mutateAsync}
        />
      </Disclosure>
    </Stack>
  )
}
