import { useSelector } from '@xstate/react'
import type { NewTopicRef } from '#machines/forum/newTopic/newTopic.machine.ts'
import { selectFailure } from '#machines/forum/newTopic/newTopic.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Why the topic has not begun. */
export function NewTopicFailure({ newTopicRef }: { newTopicRef: NewTopicRef }) {
  const t = useTranslate()
  const failure = useSelector(newTopicRef, selectFailure)
  if (failure === null) return null
  if (failure === 'unanswered') {
    return (
      <Notice tone="warning" title={t('forum.start.unansweredTitle')}>
        {t('forum.start.unanswered')}
      </Notice>
    )
  }
  return <Notice tone="danger">{t(`forum.start.${failure}`)}</Notice>
}
