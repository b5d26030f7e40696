import { useMutation } from '@tanstack/react-query'
import { settingsRoutes } from '#contract/settings.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { saveAsFile } from '#src/parts/saveAsFile.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Deletion } from './Deletion.tsx'

/** A copy of everything kept about the person, and the end of their account. */
export function MyData(props: ScreenProps) {
  const { api, say } = props
  const t = useTranslate()
  const take = useMutation({
    mutationFn: () => api(settingsRoutes.exportData, {}),
    onSuccess: (answer) => {
      const fileName = t('ownAccount.data.fileName', { date: answer.exportedAt.slice(0, 10) })
      saveAsFile(fileName, JSON.stringify(answer, null, 2))
      say(successSnack(t, t('ownAccount.data.exported')))
    },
  })
  return (
    <Panel title={t('ownAccount.data.title')}>
      <section>
        <Stack gap={3}>
          <Heading level={3}>{t('ownAccount.data.exportTitle')}</Heading>
          <Text variant="muted">{t('ownAccount.data.exportText')}</Text>
          <VisuallyHidden role="status">{take.isPending && t('ownAccount.data.exporting')}</VisuallyHidden>
          {take.isError && <Notice tone="danger">{t('shared.confirm.failed')}</Notice>}
          <Box
            as={Button}
            alignSelf="flex-start"
            variant="secondary"
            isBusy={take.isPending}
            onClick={() => take.mutate()}
          >
            {t('ownAccount.data.export')}
          </Box>
        </Stack>
      </section>
      <Box as="section" borderTop="border" pt={5} mt={5}>
        <Deletion {...props} />
      </Box>
    </Panel>
  )
}
