import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicRef } from '#machines/forum/topic/topic.machine.ts'
import { selectFate, selectPending, selectRefusal } from '#machines/forum/topic/topic.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { SafeText } from '#src/parts/SafeText.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { PostFrame } from '#src/ui/forum/PostFrame.tsx'
import { Quoted } from '#src/ui/forum/Quoted.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  topicRef: TopicRef
  /** The posts on screen: once it is among them, the server has it. */
  posts: readonly Post[]
}

/** The post that the person has just written, before the server has it. */
export function PendingPost({ api, person, topicRef, posts }: Props) {
  const t = useTranslate()
  const pending = useSelector(topicRef, selectPending)
  const fate = useSelector(topicRef, selectFate)
  const refusal = useSelector(topicRef, selectRefusal)
  const { data: own } = useQuery(profileQueries(api, person).own())
  if (pending === null || posts.some(({ id }) => id === pending.id)) return null
  const { body, quoted, attachments } = pending
  const reason =
    refusal === null || refusal === 'notPossible' ? t('topic.pending.notPossible') : t(`errors.field.${refusal}`)
  return (
    <li>
      <PostFrame
        isPending
        aria-label={t('topic.pending.label')}
        avatar={own ? <Avatar person={own} size={36} /> : <IconBadge name="user" size={36} iconSize={18} />}
        head={<strong>{t('forum.you')}</strong>}
        before={
          quoted && (
            <Quoted head={<Text variant="small">{t('topic.quote.by', { name: quoted.name })}</Text>}>
              {quoted.text}
            </Quoted>
          )
        }
        foot={
          <>
            <Box as="span" role="status" color={fate === 'unsent' || fate === 'refused' ? 'danger' : 'textMuted'}>
              {fate === 'refused' ? t('topic.pending.refused', { reason }) : t(`topic.pending.${fate}`)}
            </Box>
            {fate !== 'sending' && (
              <Flex flexWrap="wrap" columnGap={6}>
                {fate !== 'refused' && (
                  <Button variant="quiet" onClick={() => topicRef.send({ type: 'post.resend' })}>
                    {t('topic.pending.resend')}
                  </Button>
                )}
                <Button variant="quiet" onClick={() => topicRef.send({ type: 'post.takeBack' })}>
                  {t('topic.pending.takeBack')}
                </Button>
              </Flex>
            )}
          </>
        }
      >
        {body === '' ? t('topic.pending.files', { count: attachments.length }) : <SafeText text={body} />}
      </PostFrame>
    </li>
  )
}
