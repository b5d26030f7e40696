import type { ReactNode } from 'react'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { promiseText, workOrderText } from '#src/parts/reportWords.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The status of a report, who looks after it, by when, and what can be done about it. */
export function FollowUp({ report, children }: { report: ReportDetail; children: ReactNode }) {
  const { translate: t, format } = useLanguage()
  const { status, isOverdue, responsible, workOrder } = report
  return (
    <Panel title={t('reports.page.follow')}>
      <Stack gap={5}>
        <Text>{t(`reports.waiting.${isOverdue ? 'overdue' : status}`)}</Text>
        <Facts
          gap={4}
          values={{ mt: 1, fontWeight: 500 }}
          lines={[
            [
              t('reports.page.responsible'),
              responsible === null ? (
                t('reports.page.nobody')
              ) : (
                <Flex as="span" key="responsible" alignItems="center" gap={2.5} minWidth={0}>
                  <Avatar person={responsible} size={36} />
                  {responsible.displayName}
                </Flex>
              ),
            ],
            [
              t('reports.page.promised'),
              status !== 'resolved' && (
                <IconLine
                  key="promised"
                  icon={isOverdue ? 'alert' : 'calendar'}
                  iconSize={18}
                  alignItems="center"
                  {...(isOverdue ? { color: 'danger', fontWeight: 600 } : { iconColor: 'textMuted' })}
                >
                  {promiseText(t, format, report) ?? t('reports.promise.none')}
                </IconLine>
              ),
            ],
            [
              t('reports.page.workOrder'),
              workOrder !== null && (
                <IconLine key="workOrder" icon="wrench" iconSize={18} iconColor="textMuted" alignItems="center">
                  {workOrderText(t, format, workOrder)}
                </IconLine>
              ),
            ],
          ]}
        />
        {children}
      </Stack>
    </Panel>
  )
}
