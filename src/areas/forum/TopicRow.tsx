import { dot } from '#contract/dot.ts'
import type { Topic } from '#contract/forum/topicList.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { categoryName, stateTones } from './topicWords.ts'

type Props = { topic: Topic; onAim: () => void }

/** A topic in the list: its title, its beginning, the last author, and the unread posts, which stand out if it is followed. */
export function TopicRow({ topic, onAim }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const {
    id,
    title,
    category,
    state,
    author,
    isAuthor,
    excerpt,
    postsCount,
    lastPost,
    unreadCount,
    isFollowed,
    reportedCount,
    isProposed,
  } = topic
  const isUnread = unreadCount > 0
  const replies = postsCount - 1
  const when = format.recentDate(new Date(topic.updatedAt))
  const by = isAuthor ? t('forum.you') : author.displayName
  return (
    <ListRow
      href={pathOf('topic', { topicId: id })}
      title={title}
      fontWeight={isUnread ? 700 : 500}
      before={isUnread && <VisuallyHidden>{t('forum.list.hasUnread')} </VisuallyHidden>}
      state={
        <>
          {isUnread && (
            <Tag tone={isFollowed ? 'accent' : 'neutral'}>
              {t(`forum.list.unreadCount.${pluralForm(locale, unreadCount)}`, { count: unreadCount })}
            </Tag>
          )}
          {reportedCount > 0 && (
            <Tag tone="warning">
              {t(`forum.list.reported.${pluralForm(locale, reportedCount)}`, { count: reportedCount })}
            </Tag>
          )}
          {isProposed && <Tag>{t('forum.list.isProposed')}</Tag>}
          {state !== 'open' && <Tag tone={stateTones[state]}>{t(`forum.states.${state}`)}</Tag>}
        </>
      }
      edge={isUnread && isFollowed ? 'action' : 'transparent'}
      onAim={onAim}
    >
      {excerpt !== '' && <Text lineClamp={2}>{excerpt}</Text>}
      <Text variant="small">
        {[
          categoryName(t, category),
          by,
          ...(isFollowed ? [t('forum.list.isFollowed')] : []),
          ...(replies > 0 ? [t(`forum.list.replies.${pluralForm(locale, replies)}`, { count: replies })] : []),
          replies === 0 || !lastPost
            ? when
            : lastPost.isOwn
              ? t('forum.list.lastOwn', { when })
              : elided(t('forum.list.last', { name: lastPost.author.displayName, when }), lastPost.author.displayName),
        ].join(dot)}
      </Text>
    </ListRow>
  )
}
