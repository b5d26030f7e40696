import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { saying } from '#contract/problems.ts'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { selectIsImpersonationRefused, selectIsRequestingImpersonation } from '#machines/session/session.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** An identifier is copied from somewhere, and spaces or the end of a line come along. */
const actAsSchema = z.object({
  userId: z.pipe(
    z.string(saying('required')).check(
      z.overwrite((copied) => copied.replace(/\s/g, '')),
      z.minLength(1, saying('required')),
    ),
    z.uuid(saying('invalid')),
  ),
})

/** Administrators only: look at the portal as another person, for an hour. */
export function ActAsForm({ sessionRef }: { sessionRef: SessionRef }) {
  const t = useTranslate()
  const isBusy = useSelector(sessionRef, selectIsRequestingImpersonation)
  const isRefused = useSelector(sessionRef, selectIsImpersonationRefused)
  const { form, fields } = useForm(actAsSchema, {
    onSubmit(event, { value }) {
      event.preventDefault()
      sessionRef.send({ type: 'impersonation.start', userId: value.userId })
    },
  })

  const { errors } = fields.userId
  return (
    <Card as="section" aria-labelledby="act-as-heading">
      <form {...form.formProps}>
        <Stack gap={4}>
          <Heading level={2} id="act-as-heading">
            {t('home.actAs.heading')}
          </Heading>
          <Text variant="muted">{t('home.actAs.lead')}</Text>
          {isRefused && <Notice tone="danger">{t('home.actAs.refused')}</Notice>}
          <TextField
            {...fields.userId.inputProps}
            label={t('home.actAs.userId')}
            hint={t('home.actAs.userIdHint')}
            error={errors?.[0] === 'invalid' ? t('home.actAs.userIdInvalid') : fieldError(t, errors)}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {t('home.actAs.start')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
