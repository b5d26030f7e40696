import { useSelector } from '@xstate/react'
import type { PushRef } from '#machines/settings/push/push.machine.ts'
import {
  selectIsBusy,
  selectIsTested,
  selectIsUnavailable,
  selectSituation,
  selectTrouble,
} from '#machines/settings/push/push.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Whether this device receives push notifications, and a button to change that. */
export function PushPanel({ flow, sentenceId }: { flow: PushRef; sentenceId: string }) {
  const t = useTranslate()
  const situation = useSelector(flow, selectSituation)
  const isBusy = useSelector(flow, selectIsBusy)
  const isTested = useSelector(flow, selectIsTested)
  const trouble = useSelector(flow, selectTrouble)
  const reload = () => flow.send({ type: 'device.reload' })
  const isUnavailable = useSelector(flow, selectIsUnavailable)
  const title = t('settings.notifications.device.title')
  if (isUnavailable) {
    return (
      <Panel title={title}>
        <LoadFailure line onRetry={reload} />
      </Panel>
    )
  }

  return (
    <Panel title={title}>
      <Stack gap={4}>
        {situation === null ? (
          <Skeleton height="3rem" />
        ) : (
          <Text role="status" id={sentenceId}>
            {t(`settings.notifications.device.${situation}`)}
          </Text>
        )}
        {trouble && <Notice tone="danger">{t(`settings.notifications.device.${trouble}`)}</Notice>}
        {isTested && <Notice tone="success">{t('settings.notifications.device.tested')}</Notice>}
        {situation === 'denied' && (
          <ButtonRow>
            <Button variant="secondary" onClick={reload}>
              {t('settings.notifications.device.recheck')}
            </Button>
          </ButtonRow>
        )}
        {situation === 'off' && (
          <ButtonRow>
            <Button isBusy={isBusy} onClick={() => flow.send({ type: 'push.turnOn' })}>
              {t('settings.notifications.device.turnOn')}
            </Button>
          </ButtonRow>
        )}
        {situation === 'on' && (
          <ButtonRow>
            <Button variant="secondary" isBusy={isBusy} onClick={() => flow.send({ type: 'push.test' })}>
              {t('settings.notifications.device.test')}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => flow.send({ type: 'push.turnOff' })}>
              {t('settings.notifications.device.turnOff')}
            </Button>
          </ButtonRow>
        )}
      </Stack>
    </Panel>
  )
}
