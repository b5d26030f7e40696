import type { Post } from '#contract/forum/posts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Tag } from '#src/ui/Tag.tsx'

/** Who wrote a post, and when. */
export function PostHead({ post: { author, isOwn, isFromStaff, createdAt, hidden } }: { post: Post }) {
  const { translate: t, format } = useLanguage()
  return (
    <>
      <strong>{isOwn ? t('forum.you') : author.displayName}</strong>
      {isFromStaff && <Tag tone="accent">{t('topic.staff')}</Tag>}
      {hidden !== null && <Tag tone="warning">{t('topic.hidden.tag')}</Tag>}
      <time dateTime={createdAt}>{format.recentDate(new Date(createdAt))}</time>
    </>
  )
}
