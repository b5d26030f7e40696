import { css } from '@emotion/react'
import type { ReportEvent } from '#contract/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { workOrderText } from '#src/parts/reportWords.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

const line = css({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', gap: '0 14px', paddingBlock: 14 })
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-text-muted)',
  '[data-kind="resolved"] > &': { background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' },
  '[data-kind="acknowledged"] > &': { background: 'var(--color-info-soft)', color: 'var(--color-on-info-soft)' },
  '[data-kind="opened"] > &': { background: 'var(--color-warning-soft)', color: 'var(--color-on-warning-soft)' },
})
const words = css({ display: 'grid', gap: 6, minWidth: 0, paddingBlock: 6, overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontWeight: 600 })
const body = css({ whiteSpace: 'pre-wrap' })

const icons: Readonly<Record<ReportEvent['kind'], IconName>> = {
  opened: 'alert',
  acknowledged: 'clock',
  resolved: 'check',
  custom_comment: 'chat',
}

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & { event: ReportEvent }

/** One line of the history: who did what, when, and what they wrote. */
export function TimelineEvent({ event, ...viewer }: Props) {
  const { translate: t, format } = useLanguage()
  const { kind, author, isFromStaff, body: text, responsible, promisedOn, workOrder, attachments, createdAt } = event
  const isBeginning = kind === 'opened' && text === null
  const what = workOrder !== null ? 'workOrder' : kind === 'opened' && !isBeginning ? 'reopened' : kind
  return (
    <div css={line} data-kind={kind}>
      <span css={badge}>
        <Icon name={workOrder === null ? icons[kind] : 'wrench'} size={18} />
      </span>
      <div css={words}>
        <p css={head}>
          {t(`reports.timeline.${what}`, { name: author.displayName })}
          {isFromStaff && <Tag tone="accent">{t('reports.timeline.staff')}</Tag>}
        </p>
        <Text variant="small">
          <time dateTime={createdAt}>{format.recentDate(new Date(createdAt))}</time>
        </Text>
        {responsible !== null && (
          <p>
            {t('reports.timeline.by', { name: responsible.displayName })}
            {promisedOn !== null && ` · ${t('reports.promise.by', { date: format.date(momentOf(promisedOn)) })}`}
          </p>
        )}
        {workOrder !== null && <p>{workOrderText(t, format, workOrder)}</p>}
        {text !== null && <p css={body}>{text}</p>}
        {/* What came with the report itself stands above, with its description. */}
        {!isBeginning && attachments.length > 0 && (
          <AttachmentThumbs {...viewer} attachments={attachments} label={t('reports.page.photos')} />
        )}
      </div>
    </div>
  )
}
