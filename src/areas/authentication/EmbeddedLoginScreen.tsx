import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import type { EmbeddedLoginRef } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { selectIsDone, selectIsOff } from '#machines/authentication/embeddedLogin/embeddedLogin.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The frame of another application may show no other page of the portal. */
const isOnItsOwn = () => globalThis.window === globalThis.window.parent

/** Usually hidden in another application’s frame; a person who opens its address directly reads what it is for. */
export function EmbeddedLoginScreen({ embeddedLoginRef }: { embeddedLoginRef: EmbeddedLoginRef }) {
  const t = useTranslate()
  const isOff = useSelector(embeddedLoginRef, selectIsOff)
  const isDone = useSelector(embeddedLoginRef, selectIsDone)
  return (
    <AuthenticationLayout title={t('embeddedLogin.title')}>
      <Stack gap={4}>
        <Heading>{t('embeddedLogin.heading')}</Heading>
        <Text role="status">
          {isOff && t('embeddedLogin.off')}
          {isDone && t('embeddedLogin.done')}
          {!isOff && !isDone && t('embeddedLogin.waiting')}
        </Text>
      </Stack>
      {isOnItsOwn() && (
        <LinkButton href={screenPaths.login} isWide>
          {t('common.backToLogin')}
        </LinkButton>
      )}
    </AuthenticationLayout>
  )
}
