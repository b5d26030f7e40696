import type { selectFailure } from '#machines/parts/beginning/beginning.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

type Props = {
  failure: ReturnType<typeof selectFailure>
  /** Where the texts of its form are. */
  texts: 'forum.start' | 'messages.start'
}

/** Why something has not begun. */
export function BeginFailure({ failure, texts }: Props) {
  const t = useTranslate()
  if (failure === null) return null
  if (failure === 'unanswered') {
    return (
      <Notice tone="warning" title={t(`${texts}.unansweredTitle`)}>
        {t(`${texts}.unanswered`)}
      </Notice>
    )
  }
  return <Notice tone="danger">{t(`${texts}.${failure}`)}</Notice>
}
