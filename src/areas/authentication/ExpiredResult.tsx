import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

type Props = { isReset: boolean; email?: string | null }

/** A link that no longer works. The login form sends an activation link again; the forgotten-password form, a reset link. */
export function ExpiredResult({ isReset, email = null }: Props) {
  const t = useTranslate()
  return (
    <CallbackResult icon="clock" heading={t('callback.expired.heading')} text={t('callback.expired.text')}>
      <Stack gap={3}>
        {isReset && (
          <LinkButton href={screenPaths.passwordRequest} isWide>
            {t('callback.expired.again')}
          </LinkButton>
        )}
        <LinkButton
          href={screenPaths.login}
          state={email === null ? undefined : { email }}
          variant={isReset ? 'secondary' : 'primary'}
          isWide
        >
          {t('callback.logIn')}
        </LinkButton>
      </Stack>
    </CallbackResult>
  )
}
