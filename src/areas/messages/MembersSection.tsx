import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { can } from '#contract/permissions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Text } from '#src/ui/Text.tsx'
import { blockedPeople, blockMutations } from './blockQueries.ts'
import { MemberLine } from './MemberLine.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'inspect' | 'say'> & {
  conversation: ConversationDetail
  isReadOnly: boolean
}

/** Who reads the conversation. Neighbours may block each other. */
export function MembersSection({ api, person, inspect, say, conversation, isReadOnly }: Props) {
  const { translate: t, locale } = useLanguage()
  const client = useQueryClient()
  const { members, membersCount, placeId } = conversation
  const place = useQuery(placeQueries(api, person).detail(placeId))
  const own = useQuery(profileQueries(api, person).own())
  const mayBlock = !isReadOnly && place.data !== undefined && !can(place.data.roles, 'exchange.answer')
  const blocked = useQuery({ ...blockedPeople(api, person, placeId), enabled: mayBlock })
  const { block, unblock } = blockMutations(api, client, person, placeId)
  const lift = useMutation(unblock())
  const hold = useMutation(block())
  const [asked, setAsked] = useState('')
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: fromPromise<unknown, { subject: string }>(async ({ input: { subject } }) => {
            await hold.mutateAsync(subject)
            say(successSnack(t, t('conversation.block.done')))
          }),
        },
      }),
    { inspect },
  )
  const hidden = membersCount - members.length

  function actsOn({ userId, displayName, isStaff }: (typeof members)[number]) {
    if (!mayBlock || blocked.data === undefined || own.data === undefined) return null
    if (userId === null || isStaff || userId === own.data.userId) return null
    if (blocked.data.includes(userId)) {
      return {
        isBlocked: true,
        toggle: () => lift.mutate(userId, { onSuccess: () => say(successSnack(t, t('conversation.block.lifted'))) }),
      }
    }
    return {
      isBlocked: false,
      toggle() {
        setAsked(displayName)
        question.send({ type: 'question.ask', subject: userId })
      },
    }
  }
  return (
    <section>
      <Heading level={3}>{t('conversation.panel.members')}</Heading>
      {lift.isError && <Notice tone="danger">{t('conversation.panel.failed')}</Notice>}
      <RuledList>
        {members.map((member) => (
          <MemberLine
            key={member.userId ?? member.displayName}
            member={member}
            isSelf={member.userId !== null && member.userId === own.data?.userId}
            acts={actsOn(member)}
          />
        ))}
      </RuledList>
      {hidden > 0 && (
        <Text variant="small">{t(`conversation.panel.more.${pluralForm(locale, hidden)}`, { count: hidden })}</Text>
      )}
      <Confirmation
        confirmationRef={question}
        title={t('conversation.block.title', { name: asked })}
        confirmLabel={t('conversation.block.confirm')}
      >
        {t('conversation.block.text')}
      </Confirmation>
    </section>
  )
}
