import { dot } from '#contract/dot.ts'
import type { ReportEvent } from '#contract/reports/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { workOrderText } from '#src/parts/reportWords.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { FeedEntry } from '#src/ui/FeedEntry.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

const looks = {
  opened: { icon: 'alert', tone: 'warning' },
  acknowledged: { icon: 'clock', tone: 'info' },
  resolved: { icon: 'check', tone: 'success' },
  custom_comment: { icon: 'chat', tone: 'muted' },
} as const

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & { event: ReportEvent }

/** One event of the history: who did what, when, and what they wrote. */
export function TimelineEvent({ event, ...viewer }: Props) {
  const { translate: t, format } = useLanguage()
  const { kind, author, isFromStaff, body: text, responsible, promisedOn, workOrder, attachments, createdAt } = event
  const isBeginning = kind === 'opened' && text === null
  const what = workOrder !== null ? 'workOrder' : kind === 'opened' && !isBeginning ? 'reopened' : kind
  return (
    <FeedEntry
      icon={workOrder === null ? looks[kind].icon : 'wrench'}
      tone={looks[kind].tone}
      title={t(`reports.timeline.${what}`, { name: author.displayName })}
      tag={isFromStaff && <Tag tone="accent">{t('reports.timeline.staff')}</Tag>}
      moment={<time dateTime={createdAt}>{format.recentDate(new Date(createdAt))}</time>}
    >
      {responsible !== null && (
        <p>
          {t('reports.timeline.by', { name: responsible.displayName })}
          {promisedOn !== null && `${dot}${t('reports.promise.by', { date: format.date(momentOf(promisedOn)) })}`}
        </p>
      )}
      {workOrder !== null && <p>{workOrderText(t, format, workOrder)}</p>}
      {text !== null && <Text whiteSpace="pre-wrap">{text}</Text>}
      {/* The files of the report itself are above, with its description. */}
      {!isBeginning && attachments.length > 0 && (
        <AttachmentThumbs {...viewer} attachments={attachments} label={t('reports.page.photos')} />
      )}
    </FeedEntry>
  )
}
