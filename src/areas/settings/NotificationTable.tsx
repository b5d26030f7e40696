import type { NotificationSettings } from '#contract/settings.ts'
import { notificationChannels } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SwitchTable } from '#src/ui/SwitchTable.tsx'
import { NotificationCell } from './NotificationCell.tsx'

type Props = { settings: NotificationSettings['settings']; api: Api; person: string }

export function NotificationTable({ settings, api, person }: Props) {
  const t = useTranslate()
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
            <tr key={row.topic}>
              <th scope="row">
                <Box as="span" display="block" fontWeight={600}>
                  {t(`settings.notifications.topic.${row.topic}`)}
                </Box>
                <Box as="span" fontSize="small" lineHeight={1.45} color="textMuted" pe={4}>
                  {t(`settings.notifications.topicHint.${row.topic}`)}
                </Box>
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
      </SwitchTable>
    </Card>
  )
}
