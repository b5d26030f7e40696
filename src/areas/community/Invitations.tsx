import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Invitation } from '#contract/community.ts'
import { dot } from '#contract/dot.ts'
import { can } from '#contract/permissions.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { selectSubject } from '#machines/parts/confirmation/confirmation.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { OfOnePlace } from './CommunityScreen.tsx'
import { ContactsSkeleton } from './ContactsSkeleton.tsx'
import { communityActors } from './community.actors.ts'
import { communityQueries } from './community.queries.ts'

/** The invitations, whether each was accepted, and a button to withdraw a pending one. */
export function Invitations({ api, person, placeId, place, session, say, inspect }: OfOnePlace) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const list = useInfiniteQuery(communityQueries(api, person, placeId).invitations())
  const withdrawal = useFlow(
    () => {
      const announceWithdrawn = () => say(successSnack(t, t('community.invitations.withdrawn')))
      const { withdraw } = communityActors({ api, client, person, placeId, announceWithdrawn })
      return confirmationMachine.provide({ actors: { carryOut: withdraw } })
    },
    { inspect },
  )
  const rowsRef = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(rowsRef)
  const subject = useSelector(withdrawal, selectSubject)
  const isReadOnly = useIsReadOnly(session)
  const mayWithdraw = !isReadOnly && can(place.roles, 'invitation.create')
  return (
    <Panel title={t('community.invitations.title')}>
      <Loaded query={list} skeleton={<ContactsSkeleton />}>
        {({ rows: invitations }) => (
          <>
            {invitations.length === 0 && <Text variant="muted">{t('community.invitations.none')}</Text>}
            <RuledList ref={rowsRef} {...keptFocus}>
              {invitations.map((invitation) => (
                <Row
                  key={invitation.id}
                  invitation={invitation}
                  onWithdraw={
                    mayWithdraw && invitation.acceptedAt === null
                      ? () => withdrawal.send({ type: 'question.ask', subject: invitation.id })
                      : null
                  }
                />
              ))}
            </RuledList>
            <Confirmation
              confirmationRef={withdrawal}
              title={t('community.invitations.question')}
              confirmLabel={t('community.invitations.withdraw')}
              failure={t('community.invitations.failed')}
            >
              {t('community.invitations.questionText', {
                email: invitations.find(({ id }) => id === subject)?.email ?? '',
              })}
            </Confirmation>
          </>
        )}
      </Loaded>
      <MoreButton query={list} label={t('community.invitations.more')} />
    </Panel>
  )
}

function Row({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: (() => void) | null }) {
  const { translate: t, format } = useLanguage()
  const { email, role, invitedBy, createdAt, acceptedAt } = invitation
  const day = (date: string) => format.shortDate(Date.parse(date))
  return (
    <Flex
      as="li"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      rowGap={2}
      columnGap={5}
      py={3}
      overflowWrap="anywhere"
    >
      <Grid gap={1} flex="1 1 260px" minWidth={0}>
        <Text variant="strong">{email}</Text>
        <Flex flexWrap="wrap" gap={2}>
          <Tag>{t(`roles.${role}`)}</Tag>
          {acceptedAt === null ? (
            <Tag tone="warning">{t('community.invitations.pending')}</Tag>
          ) : (
            <Tag tone="success">{t('community.invitations.accepted')}</Tag>
          )}
        </Flex>
        <Text variant="small">
          {t('community.invitations.sentOn', { name: invitedBy, date: day(createdAt) })}
          {acceptedAt !== null && `${dot}${t('community.invitations.acceptedOn', { date: day(acceptedAt) })}`}
        </Text>
      </Grid>
      {onWithdraw && (
        <Button variant="quiet" onClick={onWithdraw}>
          <span aria-hidden="true">{t('community.invitations.withdraw')}</span>
          <VisuallyHidden>{t('community.invitations.withdrawFor', { email })}</VisuallyHidden>
        </Button>
      )}
    </Flex>
  )
}
