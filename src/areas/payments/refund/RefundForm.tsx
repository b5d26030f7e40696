import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { centsText } from '#contract/centsText.ts'
import { needsBic } from '#contract/payments/accountDetails.ts'
import {
  selectFieldCodes,
  selectIsTooMuch,
  selectRefusal,
  selectWanted,
} from '#machines/payments/refundRequest/refundRequest.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { confirmStep } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { BicField } from '#src/ui/fields/BicField.tsx'
import { CanadianAccountFields } from '#src/ui/fields/CanadianAccountFields.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { IbanField } from '#src/ui/fields/IbanField.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import type { OfRefundStep } from './RefundPanel.tsx'
import { refundSchema, toWanted } from './refund.forms.ts'

/** The amount of a refund, and its account. */
export function RefundForm({ flow, terms, standing: { scheme } }: OfRefundStep) {
  const { translate: t, format } = useLanguage()
  const offer = useOffer()
  const wanted = useSelector(flow, selectWanted)
  const codes = useSelector(flow, selectFieldCodes)
  const isTooMuch = useSelector(flow, selectIsTooMuch)
  const refusal = useSelector(flow, selectRefusal)
  const hasMandate = terms.mandateAccount !== null
  const [isToMandate, setIsToMandate] = useState(hasMandate && (wanted?.isToMandate ?? true))
  const [asksBic, setAsksBic] = useState(false)
  const typed = centsText(wanted?.amount ?? terms.free).replace('.', ',')
  const { form, fields } = useForm(refundSchema({ scheme, offer, isToMandate, asksBic }), {
    defaultValue: { amount: typed, ...wanted?.bankAccount },
    onSubmit: (event, { value }) =>
      confirmStep(event, () =>
        flow.send({ type: 'refund.write', wanted: toWanted(value, isToMandate), free: terms.free }),
      ),
  })
  const field = (name: keyof typeof fields) => ({
    ...fields[name].inputProps,
    error: fieldError(t, fields[name].errors, codes[name]),
  })
  const amount = field('amount')
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        {refusal !== null && (
          <Notice tone="danger">
            {t(refusal === 'amount_changed' ? 'refunds.amount_changed' : 'refunds.refused')}
          </Notice>
        )}
        <FormattedField
          {...amount}
          label={t('refunds.amount')}
          formatter={amountFormatter}
          inputMode="decimal"
          error={isTooMuch ? t('refunds.tooMuch', { amount: format.money(terms.free) }) : amount.error}
        />
        {hasMandate && (
          <RadioCards
            legend={t('refunds.account')}
            name="receives"
            value={isToMandate ? 'mandate' : 'other'}
            onChange={(chosen) => setIsToMandate(chosen === 'mandate')}
            options={[
              { value: 'mandate', label: t('refunds.mandateAccount'), hint: terms.mandateAccount ?? '' },
              { value: 'other', label: t('refunds.otherAccount') },
            ]}
          />
        )}
        {!isToMandate && scheme === 'pad' && (
          <CanadianAccountFields
            institution={field('institution')}
            transit={field('transit')}
            account={field('account')}
          />
        )}
        {!isToMandate && scheme === 'sepa' && (
          <div>
            <IbanField
              {...field('iban')}
              label={t('refunds.iban')}
              onInput={({ currentTarget: { value } }) => {
                const account = value.replace(/\s/g, '')
                setAsksBic(/^[A-Z]{2}/.test(account) && needsBic(account))
              }}
            />
            {asksBic && <BicField {...field('bic')} label={t('refunds.bic')} />}
          </div>
        )}
        <StepFoot>
          <Button variant="quiet" onClick={() => flow.send({ type: 'refund.cancel' })}>
            {t('shared.confirm.cancel')}
          </Button>
          <Button type="submit">{t('refunds.next')}</Button>
        </StepFoot>
      </Stack>
    </form>
  )
}
