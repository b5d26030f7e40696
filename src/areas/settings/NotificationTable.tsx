import type { NotificationSettings } from '#contract/settings.ts'
import { notificationChannels } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SwitchTable } from '#src/ui/SwitchTable.tsx'
import { NotificationRow } from './NotificationRow.tsx'

type Props = { settings: NotificationSettings['settings']; api: Api; person: string }

export function NotificationTable({ settings, api, person }: Props) {
  const t = useTranslate()
  if (settings.length === 0) return null
  return (
    <Card>
      <SwitchTable aria-label={t('settings.notifications.table')}>
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
            <NotificationRow key={row.topic} row={row} api={api} person={person} />
          ))}
        </tbody>
      </SwitchTable>
    </Card>
  )
}
