import { useSelector } from '@xstate/react'
import type { PasswordRequestRef } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import type { CaptchaStatus as Status } from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import {
  selectCanRetryCaptcha,
  selectCaptchaStatus,
} from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ColorToken } from '#src/theme/theme.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Text } from '#src/ui/Text.tsx'

const colours: Record<Status, ColorToken> = {
  checking: 'textMuted',
  checked: 'success',
  checkFailed: 'danger',
  checkExpired: 'warning',
}
const icons: Record<Status, IconName> = {
  checking: 'shield',
  checked: 'check',
  checkFailed: 'alert',
  checkExpired: 'clock',
}

/** The captcha: no puzzle, just a line that says how far the check is. */
export function CaptchaStatus({ passwordRequestRef }: { passwordRequestRef: PasswordRequestRef }) {
  const t = useTranslate()
  const status = useSelector(passwordRequestRef, selectCaptchaStatus)
  const canRetry = useSelector(passwordRequestRef, selectCanRetryCaptcha)
  return (
    <Grid
      as="fieldset"
      aria-label={t('password.captcha.label')}
      gap={3}
      p={4}
      alignContent="center"
      // As tall with the bar as without it, so that nothing below moves when the check is over.
      minHeight={78}
      bg="surfaceSunken"
      border="border"
      radius="control"
    >
      <Flex gap={3} alignItems="flex-start">
        <Box as="span" flex="none" mt={0.5}>
          <Icon name={icons[status]} color={colours[status]} />
        </Box>
        <Text role="status">{t(`password.captcha.${status}`)}</Text>
      </Flex>
      {!canRetry && status !== 'checked' && <ProgressBar label={t('password.captcha.label')} />}
      {canRetry && (
        <Button variant="secondary" onClick={() => passwordRequestRef.send({ type: 'captcha.retry' })}>
          {t('password.captcha.retry')}
        </Button>
      )}
    </Grid>
  )
}
