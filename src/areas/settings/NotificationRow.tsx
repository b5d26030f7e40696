import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationSettings } from '#contract/settings.ts'
import { notificationChannels } from '#contract/settings.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { settingsMutations } from './settings.mutations.ts'

type Props = {
  row: NotificationSettings['settings'][number]
  /** The id of the text that says why devices receive nothing at the moment. */
  pushReasonId?: string
  api: Api
  person: string
}

/** The switches of one topic: optimistic updates that roll back on failure. A failure is shown below, across the whole row. */
export function NotificationRow({ row, pushReasonId, api, person }: Props) {
  const t = useTranslate()
  const { topic } = row
  const { notification } = settingsMutations(api, useQueryClient(), person)
  const saves = {
    email: useMutation(notification({ topic, channel: 'email' })),
    push: useMutation(notification({ topic, channel: 'push' })),
  }
  const nameOf = (channel: (typeof notificationChannels)[number]) =>
    t('settings.notifications.switch', {
      topic: t(`settings.notifications.topic.${topic}`),
      channel: t(`settings.notifications.${channel}`),
    })
  const failed = notificationChannels.filter((channel) => saves[channel].isError)
  return (
    <>
      <tr>
        <th scope="row">
          <Box as="span" display="block" fontWeight={600}>
            {t(`settings.notifications.topic.${topic}`)}
          </Box>
          <Box as="span" fontSize="small" lineHeight={1.45} color="textMuted" pe={4}>
            {t(`settings.notifications.topicHint.${topic}`)}
          </Box>
        </th>
        {notificationChannels.map((channel) => {
          const save = saves[channel]
          return (
            <td key={channel}>
              <Flex alignItems="center" justifyContent="space-between" gap={3}>
                <Box as="span" aria-hidden="true" display={{ tablet: 'none' }}>
                  {t(`settings.notifications.${channel}`)}
                </Box>
                <Switch
                  label={nameOf(channel)}
                  isLabelHidden
                  isOn={save.isPending ? save.variables : row[channel]}
                  isBusy={save.isPending}
                  reasonId={channel === 'push' ? pushReasonId : undefined}
                  onChange={(isOn) => save.mutate(isOn)}
                />
              </Flex>
            </td>
          )
        })}
      </tr>
      {failed.length > 0 && (
        <tr>
          <td colSpan={1 + notificationChannels.length}>
            {failed.map((channel) => (
              <Notice key={channel} tone="danger">
                <Flex flexWrap="wrap" alignItems="center" gap={3} justifyContent="space-between">
                  {t('settings.notifications.failed', { setting: nameOf(channel) })}
                  <Button variant="secondary" onClick={() => saves[channel].mutate(saves[channel].variables ?? false)}>
                    {t('common.retry')}
                  </Button>
                </Flex>
              </Notice>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}
