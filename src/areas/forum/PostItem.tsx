import { useEffect, useRef } from 'react'
import type { ReportedPost } from '#contract/forum/moderation.ts'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import type { PostAction } from '#machines/forum/post/post.lifecycle.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { SafeText } from '#src/parts/SafeText.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PostFrame } from '#src/ui/forum/PostFrame.tsx'
import type { MenuChoice } from '#src/ui/messages/BubbleMenu.tsx'
import { BubbleMenu } from '#src/ui/messages/BubbleMenu.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { PostActName } from './acts/topicActs.actors.ts'
import { postActs } from './offeredActs.ts'
import { PostHead } from './PostHead.tsx'
import { PostQuote } from './PostQuote.tsx'
import { ReadersReports } from './ReadersReports.tsx'

export type OnAct = (act: PostActName | 'quote' | 'history', post: Post) => void
type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & {
  post: Post
  topic: TopicDetail
  roles: readonly RoleName[]
  /** The readers' reports without a decision, for moderators. */
  reported: ReportedPost | undefined
  /** Whether the address names it. */
  isWanted: boolean
  onAct: OnAct
}

/** One post, with the actions of the reader. */
export function PostItem({ post, topic, roles, reported, isWanted, onAct, ...viewer }: Props) {
  const { translate: t } = useLanguage()
  const { author, body, quote, attachments, withdrawnAt, hidden, editsCount, seq } = post
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWanted) frame.current?.focus()
  }, [isWanted])
  const name = post.isOwn ? t('forum.you') : author.displayName
  const trace = traceOf(post)
  const mayDo = postActs(post, topic.state, roles)
  const isOffered = (act: PostActName, event: PostAction['type']) =>
    mayDo(event) && (act !== 'dismiss' || reported !== undefined)
  const choices: readonly MenuChoice[] = menu
    .filter(({ act, event }) => isOffered(act, event))
    .map(({ act, icon }) => ({ icon, label: t(`topic.acts.${act}`), onChoose: () => onAct(act, post) }))
  return (
    <PostFrame
      ref={frame}
      tabIndex={-1}
      aria-current={isWanted || undefined}
      aria-label={elided(t('topic.postOf', { seq, name }), name)}
      avatar={<Avatar person={author} size={36} />}
      head={<PostHead post={post} />}
      before={
        <>
          {hidden?.reason != null && (
            <Notice tone="warning" title={t(post.isOwn ? 'topic.hidden.own' : 'topic.hidden.others')}>
              {t('topic.hidden.reason', { reason: hidden.reason })}
            </Notice>
          )}
          {reported && <ReadersReports reported={reported} />}
          {quote && trace === null && <PostQuote topicId={topic.id} quote={quote} />}
        </>
      }
      isFaint={trace !== null}
      files={
        attachments.length > 0 && <AttachmentThumbs {...viewer} attachments={attachments} label={t('topic.files')} />
      }
      foot={
        <>
          {mayDo('post.quote') && (
            <Button
              variant="quiet"
              aria-label={elided(t('topic.acts.quoteThis', { seq, name }), name)}
              onClick={() => onAct('quote', post)}
            >
              {t('topic.acts.quote')}
            </Button>
          )}
          {editsCount > 0 && withdrawnAt === null && trace === null && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={elided(t('topic.acts.historyOf', { seq, name }), name)}
              onClick={() => onAct('history', post)}
            >
              {t('topic.edited')}
            </Button>
          )}
          {post.isReported && (
            <Text as="span" variant="small">
              {t('topic.reported')}
            </Text>
          )}
          {choices.length > 0 && (
            <BubbleMenu label={elided(t('topic.acts.of', { seq, name }), name)} choices={() => choices} />
          )}
        </>
      }
    >
      {trace !== null ? t(`topic.${trace}`) : body === '' ? null : <SafeText text={body} />}
    </PostFrame>
  )
}

const traceOf = ({ withdrawnAt, hidden }: Post) => {
  if (withdrawnAt !== null) return 'withdrawn'
  return hidden !== null && hidden.reason === null ? 'hidden.trace' : null
}

/** Actions other than quoting, in the order of their frequency. */
const menu = [
  { act: 'edit', event: 'post.edit', icon: 'edit' },
  { act: 'withdraw', event: 'post.withdraw', icon: 'trash' },
  { act: 'report', event: 'post.report', icon: 'alert' },
  { act: 'hide', event: 'post.hide', icon: 'eyeOff' },
  { act: 'unhide', event: 'post.unhide', icon: 'eye' },
  { act: 'dismiss', event: 'reports.dismiss', icon: 'check' },
] as const
