import { css } from '@emotion/react'
import { Link } from 'wouter'
import { pathOf } from '#contract/paths.ts'
import type { Report } from '#contract/reports.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { categoryName, promiseText, statusTones, whereabouts, workOrderText } from './reportWords.ts'

const row = css({
  position: 'relative',
  display: 'grid',
  gap: '8px 20px',
  alignItems: 'start',
  padding: '16px 16px 16px 14px',
  borderInlineStart: '4px solid transparent',
  '&[data-unread]': { borderInlineStartColor: 'var(--color-action)' },
  '&[data-overdue]': { borderInlineStartColor: 'var(--color-danger)' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '18px 24px 18px 20px' },
})
const words = css({ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' })
/** The whole row is clickable. */
const link = css({
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  '[data-unread] &': { fontWeight: 700 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: -3 },
})
const quiet = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem' })
const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  [media.phone]: { justifyContent: 'flex-end', maxWidth: 240, paddingBlockStart: 1 },
})
const promise = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: 'var(--color-text)',
  fontSize: '0.875rem',
  '& > svg': { flex: 'none', color: 'var(--color-text-muted)' },
  '&[data-late]': { color: 'var(--color-danger)', fontWeight: 600, '& > svg': { color: 'inherit' } },
})

type Props = {
  report: Report
  /** The person is about to open it. */
  onAim?: () => void
}

/** A report in a list: subject, location, person responsible, due date, and whether it has changed. */
export function ReportRow({ report, onAim }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const { id, title, category, kind, status, responsible, witnessesCount, isUnread, isOverdue, workOrder, updatedAt } =
    report
  const promised = promiseText(t, format, report)
  return (
    <div css={row} data-unread={isUnread || undefined} data-overdue={isOverdue || undefined}>
      <div css={words}>
        <p>
          {isUnread && <VisuallyHidden>{t('reports.row.unread')} </VisuallyHidden>}
          <Link
            href={pathOf('report', { reportId: id })}
            css={link}
            onPointerEnter={onAim}
            onFocus={onAim}
            onTouchStart={onAim}
          >
            {title}
          </Link>
        </p>
        <p css={quiet}>
          {joined(
            categoryName(t, category),
            whereabouts(t, report),
            t('reports.row.updated', { date: format.recentDate(new Date(updatedAt)) }),
          )}
        </p>
        {promised !== null && (
          <p css={promise} data-late={isOverdue || undefined}>
            <Icon name={isOverdue ? 'alert' : 'calendar'} size={16} />
            {promised}
          </p>
        )}
        {workOrder !== null && status !== 'resolved' && (
          <p css={promise}>
            <Icon name="wrench" size={16} />
            {workOrderText(t, format, workOrder)}
          </p>
        )}
        {(responsible !== null || witnessesCount > 0) && (
          <p css={quiet}>
            {joined(
              responsible !== null && t('reports.row.by', { name: responsible.displayName }),
              witnessesCount > 0 &&
                t(`reports.row.witnesses.${pluralForm(locale, witnessesCount)}`, { count: witnessesCount }),
            )}
          </p>
        )}
      </div>
      <div css={tags}>
        {kind === 'emergency' && status !== 'resolved' && <Tag tone="danger">{t('reports.kinds.emergency')}</Tag>}
        <Tag tone={statusTones[status]}>{t(`dashboard.reports.status.${status}`)}</Tag>
      </div>
    </div>
  )
}

const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ')
