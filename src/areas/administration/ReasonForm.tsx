import { useSelector } from '@xstate/react'
import type { ImpersonationRef } from '#machines/administration/impersonation/impersonation.machine.ts'
import {
  selectChosen,
  selectIsBusy,
  selectIsRefused,
} from '#machines/administration/impersonation/impersonation.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { reasonSchema } from './reasonSchema.ts'

/** Asks why the chosen person is impersonated; the audit log records the reason. */
export function ReasonForm({ impersonationRef }: { impersonationRef: ImpersonationRef }) {
  const t = useTranslate()
  const chosen = useSelector(impersonationRef, selectChosen)
  const isBusy = useSelector(impersonationRef, selectIsBusy)
  const isRefused = useSelector(impersonationRef, selectIsRefused)
  const { form, fields } = useForm(reasonSchema, {
    onSubmit(event, { value }) {
      event.preventDefault()
      impersonationRef.send({ type: 'reason.send', reason: value.reason })
    },
  })
  if (!chosen) return null

  return (
    <Card>
      <form {...form.formProps}>
        <Stack gap={5}>
          <Flex alignItems="center" gap={4} overflowWrap="anywhere">
            <Avatar person={chosen} size={56} />
            <div>
              <VisuallyHidden>{t('administration.chosen')}</VisuallyHidden>
              <Heading level={2} takesFocus>
                {chosen.displayName}
              </Heading>
              <Text variant="muted">
                <EmailText email={chosen.email} />
              </Text>
            </div>
          </Flex>
          <VisuallyHidden role="status">{isBusy && t('administration.starting')}</VisuallyHidden>
          {isRefused && <Notice tone="danger">{t('administration.refused')}</Notice>}
          <TextField
            {...fields.reason.inputProps}
            label={t('administration.reason')}
            hint={t('administration.reasonHint')}
            error={fieldError(t, fields.reason.errors)}
            autoComplete="off"
          />
          <Stack gap={3} direction="row">
            <Button type="submit" isBusy={isBusy}>
              {t('administration.start')}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => impersonationRef.send({ type: 'person.change' })}>
              {t('administration.change')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  )
}
