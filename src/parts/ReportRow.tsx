import { pathOf } from '#contract/paths.ts'
import type { Report } from '#contract/reports.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { categoryName, promiseText, statusTones, whereabouts, workOrderText } from './reportWords.ts'

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
    <Grid
      position="relative"
      columns={{ phone: 'minmax(0, 1fr) auto' }}
      alignItems="start"
      rowGap={2}
      columnGap={4.5}
      py={{ base: 4, phone: 4.25 }}
      ps={{ base: 3.5, phone: 4.5 }}
      pe={{ base: 4, phone: 5 }}
      borderTop={isRuled ? 'border' : undefined}
      edge={isOverdue ? 'danger' : isUnread ? 'action' : 'transparent'}
    >
      <Grid gap={1} minWidth={0} overflowWrap="anywhere">
        <p>
          {isUnread && <VisuallyHidden>{t('reports.row.unread')} </VisuallyHidden>}
          <RowLink href={pathOf('report', { reportId: id })} fontWeight={isUnread ? 700 : 500} onAim={onAim}>
            {title}
          </RowLink>
        </p>
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
              witnessesCount > 0 &&
                t(`reports.row.witnesses.${pluralForm(locale, witnessesCount)}`, { count: witnessesCount }),
            )}
          </Text>
        )}
      </Grid>
      <Flex
        flexWrap="wrap"
        gap={1.5}
        justifyContent={{ phone: 'flex-end' }}
        maxWidth={{ phone: 240 }}
        pt={{ phone: 0.25 }}
      >
        {kind === 'emergency' && status !== 'resolved' && <Tag tone="danger">{t('reports.kinds.emergency')}</Tag>}
        <Tag tone={statusTones[status]}>{t(`dashboard.reports.status.${status}`)}</Tag>
      </Flex>
    </Grid>
  )
}

const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ')
