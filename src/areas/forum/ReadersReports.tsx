import type { ReportedPost } from '#contract/forum/moderation.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Why readers reported a post, for those who decide about it. */
export function ReadersReports({ reported: { reports } }: { reported: ReportedPost }) {
  const t = useTranslate()
  return (
    <Notice tone="warning" title={t('topic.reports.title')}>
      {reports.map(({ reason, createdAt }) => (
        <p key={createdAt}>{reason === '' ? t('topic.reports.noReason') : t('topic.reports.reason', { reason })}</p>
      ))}
    </Notice>
  )
}
