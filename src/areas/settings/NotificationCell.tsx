import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { NotificationSwitch } from './settings.mutations.ts'
import { settingsMutations } from './settings.mutations.ts'

type Props = NotificationSwitch & { stored: boolean; api: Api; person: string }

/** One switch: an optimistic update that rolls back on failure and offers a retry. */
export function NotificationCell({ topic, channel, stored, api, person }: Props) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const save = useMutation(settingsMutations(api, queryClient, person).notification({ topic, channel }))
  const channelText = t(`settings.notifications.${channel}`)
  const name = t('settings.notifications.switch', {
    topic: t(`settings.notifications.topic.${topic}`),
    channel: channelText,
  })
  return (
    <>
      <Flex alignItems="center" justifyContent="space-between" gap={3}>
        <Box as="span" aria-hidden="true" display={{ tablet: 'none' }}>
          {channelText}
        </Box>
        <Switch
          label={name}
          isLabelHidden
          isOn={save.isPending ? save.variables : stored}
          isBusy={save.isPending}
          onChange={(isOn) => save.mutate(isOn)}
        />
      </Flex>
      {save.isError && (
        <Flex
          role="alert"
          flexDirection="column"
          alignItems="flex-start"
          gap={2}
          py={1}
          fontSize="small"
          lineHeight={1.4}
          color="danger"
        >
          <Flex as="p" gap={1.5}>
            <Icon name="alert" size={16} />
            {t('settings.notifications.failed', { setting: name })}
          </Flex>
          <Button variant="secondary" onClick={() => save.mutate(save.variables)}>
            {t('common.retry')}
          </Button>
        </Flex>
      )}
    </>
  )
}
