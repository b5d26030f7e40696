import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { canHappenToConversation, conversationStateOf } from '#machines/messages/conversation/conversation.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { assigneeText } from './assigneeText.ts'
import { deskMutations } from './deskQueries.ts'
import { FollowUp } from './FollowUp.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & { conversation: ConversationDetail }

/** Above the thread, for staff: the person in charge, how long an answer has been due, and the internal notes. */
export function DeskBar({ api, person, say, conversation }: Props) {
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const bar = useRef<HTMLDivElement>(null)
  // A person who takes charge has no button left here.
  const keptFocus = useKeptFocus(bar)
  const [isOpen, setIsOpen] = useState(false)
  /** Survives closing the panel. */
  const [note, setNote] = useState('')
  const own = useQuery(profileQueries(api, person).own())
  const { id, assignee, waitingSince, isClosed } = conversation
  const mutations = deskMutations(api, client, person, id)
  const assign = useMutation(mutations.assign())
  const close = useMutation(mutations.close())
  const ownId = own.data?.userId ?? null
  const isMine = assignee !== null && assignee.userId === ownId
  const may = (type: 'conversation.assign' | 'conversation.close') =>
    canHappenToConversation(conversationStateOf(conversation), { ...conversation, isStaff: true }, { type })
  const put = (userId: string | null) =>
    assign.mutate(userId, {
      onSuccess: () => say(successSnack(t, t(`conversationDesk.panel.${userId === null ? 'released' : 'taken'}`))),
    })
  const closeIt = () =>
    close.mutate(undefined, {
      onSuccess() {
        say(successSnack(t, t('conversationDesk.panel.closed')))
        setIsOpen(false)
      },
    })
  const failure = (assign.isError || close.isError) && <Notice tone="danger">{t('conversation.panel.failed')}</Notice>
  const since =
    waitingSince === null
      ? t('conversationDesk.answered')
      : t('conversationDesk.since', { date: format.recentDate(new Date(waitingSince)) })
  const inCharge = assigneeText(t, assignee, ownId)
  return (
    <Box as="section" ref={bar} aria-label={t('conversationDesk.panel.bar')} {...keptFocus}>
      <Flex
        flexWrap="wrap"
        alignItems="center"
        columnGap={8}
        rowGap={1}
        px={4}
        py={1.5}
        borderBottom="border"
        bg="surfaceSunken"
      >
        <Box flex={1} minWidth={180}>
          <Text>{inCharge}</Text>
          {!isClosed && <Text variant="small">{since}</Text>}
        </Box>
        {ownId !== null && !isMine && may('conversation.assign') && (
          <Button variant="quiet" isBusy={assign.isPending} onClick={() => put(ownId)}>
            {t('conversationDesk.panel.take')}
          </Button>
        )}
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('conversationDesk.panel.open')}
        </Button>
      </Flex>
      {!isOpen && failure && <Box p={3}>{failure}</Box>}
      {isOpen && (
        <FollowUp
          {...{ api, person, say, note, inCharge, failure }}
          conversationId={id}
          onNote={setNote}
          onRelease={isMine && may('conversation.assign') ? () => put(null) : null}
          onCloseIt={may('conversation.close') ? closeIt : null}
          isBusy={assign.isPending || close.isPending}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  )
}
