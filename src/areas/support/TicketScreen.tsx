import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { dot } from '#contract/dot.ts'
import type { TicketDetail } from '#contract/support/tickets.ts'
import { canHappen, type TicketAction } from '#machines/support/ticket/ticket.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Button } from '#src/ui/Button.tsx'
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TicketComments } from './TicketComments.tsx'
import { TicketReply } from './TicketReply.tsx'
import { ticketMutations, ticketQueries } from './ticket.queries.ts'
import { ticketTones } from './ticketTones.ts'

/** One ticket: its state, its comments, and the form for the next one. */
export function TicketScreen({ params: { ticketId }, ...props }: PropsOfPage<'ticket'>) {
  const { api, person } = props
  const { translate: t } = useLanguage()
  const ticket = useQuery(ticketQueries(api, person).detail(ticketId))
  return (
    <Page screen="ticket" width={832} {...(ticket.data && { title: ticket.data.subject })}>
      <Fetched
        query={ticket}
        gone={
          <Gone
            icon="message"
            title={t('support.gone.title')}
            text={t('support.gone.text')}
            href={screenPaths.tickets}
            label={t('support.gone.toList')}
          />
        }
        skeleton={<CardSkeleton />}
      >
        {(known) => <Known {...props} ticket={known} />}
      </Fetched>
    </Page>
  )
}

function Known({ ticket, ...props }: Omit<PropsOfPage<'ticket'>, 'params'> & { ticket: TicketDetail }) {
  const { api, person, session, say } = props
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const [mutations] = useState(() => ticketMutations(api, client, person, ticket.id))
  const solve = useMutation(mutations.solve())
  const isReadOnly = useIsReadOnly(session)
  const isOperator = useQuery(profileQueries(api, person).own()).data?.isAdministrator === true
  const answers = isOperator && !ticket.isRequester
  const may = (type: TicketAction['type']) => !isReadOnly && canHappen(ticket.status, ticket, { type })
  useReading(ticket, mutations, isReadOnly)
  const facts = [
    t('support.page.number', { number: ticket.number }),
    ticket.placeName,
    t('support.page.openedOn', { date: format.date(new Date(ticket.createdAt)) }),
    ticket.isRequester
      ? t('support.page.answersTo', { email: ticket.email })
      : t('support.page.by', { name: ticket.requester.displayName, email: ticket.email }),
  ]
  return (
    <Stack gap={5}>
      <Flex flexWrap="wrap" alignItems="center" rowGap={1.5} columnGap={2.5} mt={-3}>
        <Tag tone={ticketTones[ticket.status]}>{t(`support.status.${ticket.status}`)}</Tag>
        <Text variant="small">{facts.filter((fact) => fact !== null).join(dot)}</Text>
      </Flex>
      <TicketComments {...props} ticketId={ticket.id}>
        {ticket.isRequester && may('ticket.comment') && (
          <TicketReply {...props} ticket={ticket} mutations={mutations} isOperator={false} />
        )}
        {answers && may('ticket.answer') && <TicketReply {...props} ticket={ticket} mutations={mutations} isOperator />}
        {ticket.status === 'closed' && ticket.isRequester && <Text variant="muted">{t('support.page.closed')}</Text>}
        {answers && ticket.status === 'solved' && <Text variant="muted">{t('support.page.solvedForOperator')}</Text>}
        {answers && ticket.status === 'closed' && <Text variant="muted">{t('support.page.closedForOperator')}</Text>}
      </TicketComments>
      {may('ticket.solve') && (
        <Flex flexWrap="wrap" alignItems="center" gap={3}>
          <Button
            variant="secondary"
            isBusy={solve.isPending}
            onClick={() => solve.mutate(undefined, { onSuccess: () => say(successSnack(t, t('support.page.solved'))) })}
          >
            {t('support.page.solve')}
          </Button>
          <Text variant="small" role="status">
            {solve.isError && t('support.failed')}
          </Text>
        </Flex>
      )}
      {answers && (
        <TextLink href={screenPaths.ticketQueue} isStandalone>
          {t('support.queue.toQueue')}
        </TextLink>
      )}
    </Stack>
  )
}

/** The requester has read the answer that is on screen. */
function useReading(ticket: TicketDetail, mutations: ReturnType<typeof ticketMutations>, isReadOnly: boolean) {
  const { mutate } = useMutation(mutations.markRead())
  const { isUnread, isRequester, updatedAt } = ticket
  useEffect(() => {
    if (isUnread && isRequester && !isReadOnly && updatedAt) mutate()
  }, [isUnread, isRequester, isReadOnly, updatedAt, mutate])
}
