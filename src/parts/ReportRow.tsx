import { dot } from '#contract/dot.ts'
import { pathOf } from '#contract/paths.ts'
import type { Report } from '#contract/reports/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { categoryName, promiseText, statusTones, whereabouts, witnessesText, workOrderText } from './reportWords.ts'

type Props = {
  report: Report
  /** The person is about to open it. */
  onAim?: () => void
  /** With a line above it. */
  isRuled?: boolean
}

const fact = {
  iconSize: 16,
  iconColor: 'textMuted',
  alignItems: 'center',
  gap: 1.5,
  color: 'text',
  fontSize: 'small',
} as const
const late = { iconColor: undefined, color: 'danger', fontWeight: 600 } as const

/** A report in a list: subject, location, person responsible, due date, and whether it has changed. */
export function ReportRow({ report, onAim, isRuled = false }: Props) {
  const { translate: t, format, locale } = useLanguage()
  const { id, title, category, kind, status, responsible, witnessesCount, isUnread, isOverdue, workOrder, updatedAt } =
    report
  const promised = promiseText(t, format, report)
  return (
    <ListRow
      href={pathOf('report', { reportId: id })}
      title={title}
      fontWeight={isUnread ? 700 : 500}
      before={isUnread && <VisuallyHidden>{t('reports.row.unread')} </VisuallyHidden>}
      state={
        <>
          {kind === 'emergency' && status !== 'resolved' && <Tag tone="danger">{t('reports.kinds.emergency')}</Tag>}
          <Tag tone={statusTones[status]}>{t(`dashboard.reports.status.${status}`)}</Tag>
        </>
      }
      edge={isOverdue ? 'danger' : 'transparent'}
      isRuled={isRuled}
      onAim={onAim}
    >
      <Text variant="small">
        {joined(
          categoryName(t, category),
          whereabouts(t, report),
          t('reports.row.updated', { date: format.recentDate(new Date(updatedAt)) }),
        )}
      </Text>
      {promised !== null && (
        <p>
          <IconLine icon={isOverdue ? 'alert' : 'calendar'} {...fact} {...(isOverdue && late)}>
            {promised}
          </IconLine>
        </p>
      )}
      {workOrder !== null && status !== 'resolved' && (
        <p>
          <IconLine icon="wrench" {...fact}>
            {workOrderText(t, format, workOrder)}
          </IconLine>
        </p>
      )}
      {(responsible !== null || witnessesCount > 0) && (
        <Text variant="small">
          {joined(
            responsible !== null && t('reports.row.by', { name: responsible.displayName }),
            witnessesCount > 0 && witnessesText(t, locale, report),
          )}
        </Text>
      )}
    </ListRow>
  )
}

const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(dot)
