import { css } from '@emotion/react'
import type { NotificationSettings } from '#contract/settings.ts'
import { notificationChannels } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { breakpoints } from '#src/theme/scales.ts'
import { Card } from '#src/ui/Card.tsx'
import { NotificationCell } from './NotificationCell.tsx'

const onPhone = `@media (max-width: calc(${breakpoints.tablet} - 1px))`
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& thead th': { paddingBlockEnd: 12, fontSize: '0.875rem', color: 'var(--color-text-muted)', fontWeight: 600 },
  '& tbody tr': { borderBlockStart: '1px solid var(--color-border)' },
  '& th': { textAlign: 'start', fontWeight: 'inherit' },
  '& td, & thead th:not(:first-of-type)': { width: '8.5rem' },
  '& tbody th, & td': { paddingBlock: 10, verticalAlign: 'middle' },
  /** Too narrow for columns: each topic is a block, its channels one below the other with their names. */
  [onPhone]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block', width: 'auto' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { paddingBlock: 14 },
    '& tbody tr:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
    '& tbody th': { paddingBlock: '0 4px' },
    '& td': { paddingBlock: 0 },
  },
})
const name = css({ display: 'block', fontWeight: 600 })
const hint = css({ fontSize: '0.875rem', lineHeight: 1.45, color: 'var(--color-text-muted)', paddingInlineEnd: 16 })

type Props = { settings: NotificationSettings['settings']; api: Api; person: string }

export function NotificationTable({ settings, api, person }: Props) {
  const t = useTranslate()
  return (
    <Card>
      <table css={table} aria-label={t('settings.notifications.table')}>
        <thead>
          <tr>
            <th scope="col">{t('settings.notifications.subject')}</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`settings.notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.map((row) => (
            <tr key={row.topic}>
              <th scope="row">
                <span css={name}>{t(`settings.notifications.topic.${row.topic}`)}</span>
                <span css={hint}>{t(`settings.notifications.topicHint.${row.topic}`)}</span>
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <NotificationCell
                    topic={row.topic}
                    channel={channel}
                    stored={row[channel]}
                    api={api}
                    person={person}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
