import { useSelector } from '@xstate/react'
import type { MaintenanceRef } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import { selectIsBusy } from '#machines/maintenance/maintenance/maintenance.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

export function MaintenanceScreen({ maintenanceRef }: { maintenanceRef: MaintenanceRef }) {
  const t = useTranslate()
  const isBusy = useSelector(maintenanceRef, selectIsBusy)
  return (
    <AuthenticationLayout title={t('maintenance.title')}>
      <Stack gap={4}>
        <Heading takesFocus>{t('maintenance.heading')}</Heading>
        <Text>{t('maintenance.text')}</Text>
        <Text variant="muted">{t('maintenance.next')}</Text>
      </Stack>
      <Button isWide isBusy={isBusy} onClick={() => maintenanceRef.send({ type: 'terms.retry' })}>
        {t('common.retry')}
      </Button>
    </AuthenticationLayout>
  )
}
