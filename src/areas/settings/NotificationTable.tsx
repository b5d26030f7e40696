import { useId } from 'react'
import type { NotificationSettings } from '#contract/settings.ts'
import { notificationChannels } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SwitchTable } from '#src/ui/SwitchTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { NotificationRow } from './NotificationRow.tsx'

type Props = {
  settings: NotificationSettings['settings']
  /** No device of the person receives anything: choices for devices are shown, but have no effect for now. */
  isPushHeld: boolean
  /** The id of the sentence above that says so already. */
  saidBy: string | undefined
  api: Api
  person: string
}

export function NotificationTable({ settings, isPushHeld, saidBy, api, person }: Props) {
  const t = useTranslate()
  const ownId = useId()
  const reasonId = saidBy ?? ownId
  if (settings.length === 0) return null
  return (
    <Card>
      {isPushHeld && saidBy === undefined && (
        <Box mb={5}>
          <Text id={reasonId} variant="muted">
            {t('settings.notifications.held')}
          </Text>
        </Box>
      )}
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
            <NotificationRow
              key={row.topic}
              row={row}
              {...(isPushHeld && { pushReasonId: reasonId })}
              api={api}
              person={person}
            />
          ))}
        </tbody>
      </SwitchTable>
    </Card>
  )
}
