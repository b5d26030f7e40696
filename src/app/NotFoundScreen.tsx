import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

export function NotFoundScreen() {
  const t = useTranslate()
  return (
    <AuthenticationLayout title={t('notFound.title')}>
      <Stack gap={4}>
        <Heading takesFocus>{t('notFound.heading')}</Heading>
        <Text>{t('notFound.text')}</Text>
        <Text variant="muted">{t('notFound.hint')}</Text>
      </Stack>
      <LinkButton href={screenPaths.home} isWide>
        {t('common.backHome')}
      </LinkButton>
    </AuthenticationLayout>
  )
}
