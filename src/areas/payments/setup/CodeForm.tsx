import { useSelector } from '@xstate/react'
import * as z from 'zod/mini'
import { signatureCodes } from '#contract/payments/mandates.ts'
import { saying } from '#contract/problems.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import {
  selectCanRequestCode,
  selectIsBusy,
  selectSetback,
} from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import type { OpenCode } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { signatureCodeFormatter } from '#src/forms/formatters/digits.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { confirmStep } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfSetup } from './SetupFlow.tsx'
import { SetupSetback } from './SetupSetback.tsx'

const schema = z.object({
  code: z
    .string(saying('required'))
    .check(
      z.minLength(1, { ...saying('required'), abort: true }),
      z.minLength(signatureCodes.digits, saying('too_short')),
    ),
})

/** The field for the code, which signs the mandate. */
export function CodeForm({ setupRef, code, standing }: OfSetup & { code: OpenCode }) {
  const { translate: t, format, locale } = useLanguage()
  const isBusy = useSelector(setupRef, selectIsBusy)
  const setback = useSelector(setupRef, selectSetback)
  const canRequest = useSelector(setupRef, selectCanRequestCode)
  const { form, fields } = useForm(schema, {
    onSubmit: (event, { value }) =>
      confirmStep(event, () => setupRef.send({ type: 'mandate.sign', signatureCode: value.code })),
  })
  const wrong =
    setback === 'wrong'
      ? t(`setup.sign.tries.${pluralForm(locale, code.triesLeft)}`, { count: code.triesLeft })
      : undefined
  return (
    <Card as="section">
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text role="status">{sentLine()}</Text>
          <FormattedField
            {...fields.code.inputProps}
            label={t('setup.sign.code')}
            hint={t('setup.sign.codeHint')}
            error={fieldError(t, fields.code.errors) ?? wrong}
            formatter={signatureCodeFormatter}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <Text variant="small">{t('setup.sign.consent')}</Text>
          <SetupSetback setupRef={setupRef} step="sign" />
          <StepFoot>
            <Button
              variant="secondary"
              disabled={isBusy || !canRequest || code.codesLeft === 0}
              onClick={() => setupRef.send({ type: 'code.request' })}
            >
              {t('setup.sign.resend')}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {t('setup.sign.submit')}
            </Button>
          </StepFoot>
          <Text variant="small">{t(code.codesLeft === 0 ? 'setup.sign.noneLeft' : 'setup.sign.resendSoon')}</Text>
        </Stack>
      </form>
    </Card>
  )

  function sentLine() {
    const until = standing.code?.expiresAt ?? new Date(Date.parse(code.sentAt) + signatureCodes.minutes * 60_000)
    return t('setup.sign.sent', { mobile: code.sentTo, time: format.time(new Date(until)) })
  }
}
