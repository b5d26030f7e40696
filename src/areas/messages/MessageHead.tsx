import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { reachText } from './messageWords.ts'
import type { ThreadRow } from './threadRows.ts'

/** The author, the time, and the reach if it differs from the previous message. */
export function MessageHead({ row: { at, message, hasNewReach } }: { row: ThreadRow }) {
  const language = useLanguage()
  const { translate: t, format } = language
  const time = <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
  const reach = message && hasNewReach ? reachText(language, message) : null
  if (message === null || message.isOwn) {
    return (
      <>
        <VisuallyHidden>{t('conversation.you')}</VisuallyHidden>
        {time}
        {reach && <span>{reach}</span>}
      </>
    )
  }
  return (
    <>
      <strong>{message.author.displayName}</strong>
      {message.isFromStaff && <Tag tone="accent">{t('conversation.staff')}</Tag>}
      {time}
      {reach && <span>{reach}</span>}
    </>
  )
}
