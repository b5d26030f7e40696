import { css } from '@emotion/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import type { NotificationSwitch } from './settings.mutations.ts'
import { settingsMutations } from './settings.mutations.ts'

const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 })
const channelName = css({ [media.tablet]: { display: 'none' } })
const failure = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  paddingBlock: 4,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: 'var(--color-danger)',
  '& > p': { display: 'flex', gap: 6 },
})

type Props = NotificationSwitch & { stored: boolean; api: Api; person: string }

/** What was just switched shows at once; when it could not be saved, what is stored shows again, with a way to retry. */
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
      <div css={line}>
        <span aria-hidden="true" css={channelName}>
          {channelText}
        </span>
        <Switch
          label={name}
          isLabelHidden
          isOn={save.isPending ? save.variables : stored}
          isBusy={save.isPending}
          onChange={(isOn) => save.mutate(isOn)}
        />
      </div>
      {save.isError && (
        <div role="alert" css={failure}>
          <p>
            <Icon name="alert" size={16} />
            {t('settings.notifications.failed', { setting: name })}
          </p>
          <Button variant="secondary" onClick={() => save.mutate(save.variables)}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
