import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { PersonShown } from '#contract/people.ts'
import type { ReportDetail } from '#contract/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { promiseText, workOrderText } from '#src/parts/reportWords.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

const facts = css({ display: 'grid', gap: 16, margin: 0 })
const term = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem', marginBlockEnd: 4 })
const fact = css({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' })
const person = css({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 })
const promise = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > svg': { color: 'var(--color-text-muted)' },
  '&[data-late]': { color: 'var(--color-danger)', fontWeight: 600, '& > svg': { color: 'inherit' } },
})

/** Where the report stands: who looks after it, for when, and what can be done about it. */
export function FollowUp({ report, children }: { report: ReportDetail; children: ReactNode }) {
  const { translate: t, format } = useLanguage()
  const { status, isOverdue, responsible, workOrder } = report
  return (
    <Panel title={t('reports.page.follow')}>
      <Stack gap={5}>
        <Text>{t(`reports.waiting.${isOverdue ? 'overdue' : status}`)}</Text>
        <dl css={facts}>
          <div>
            <dt css={term}>{t('reports.page.responsible')}</dt>
            <dd css={fact}>{responsible === null ? t('reports.page.nobody') : <Named person={responsible} />}</dd>
          </div>
          {status !== 'resolved' && (
            <div>
              <dt css={term}>{t('reports.page.promised')}</dt>
              <dd css={[fact, promise]} data-late={isOverdue || undefined}>
                <Icon name={isOverdue ? 'alert' : 'calendar'} size={18} />
                {promiseText(t, format, report) ?? t('reports.promise.none')}
              </dd>
            </div>
          )}
          {workOrder !== null && (
            <div>
              <dt css={term}>{t('reports.page.workOrder')}</dt>
              <dd css={[fact, promise]}>
                <Icon name="wrench" size={18} />
                {workOrderText(t, format, workOrder)}
              </dd>
            </div>
          )}
        </dl>
        {children}
      </Stack>
    </Panel>
  )
}

const Named = ({ person: named }: { person: PersonShown }) => (
  <span css={person}>
    <Avatar person={named} size={36} />
    {named.displayName}
  </span>
)
