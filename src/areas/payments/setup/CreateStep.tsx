import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { needsBic } from '#contract/payments/accountDetails.ts'
import { mandateDraft } from '#contract/payments/mandateDraft.ts'
import { mandateKinds } from '#contract/payments/mandates.ts'
import {
  selectFieldCodes,
  selectHasMoved,
  selectIsBusy,
  selectReplaces,
} from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DraftRestored, DraftStatus } from '#src/parts/DraftNotes.tsx'
import { KeptForm } from '#src/parts/KeptForm.tsx'
import { confirmStep } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AccountFields } from './AccountFields.tsx'
import { HolderFields } from './HolderFields.tsx'
import { MobileFields } from './MobileFields.tsx'
import type { OfSetup } from './SetupFlow.tsx'
import { SetupSetback } from './SetupSetback.tsx'
import { setupSchema, toTypedMandate, typedDraft } from './setup.forms.ts'

/** Step 1: what the mandate pays, its holder, the account and the number for the code. */
export function CreateStep({ inspect, kept, standing, setupRef }: OfSetup) {
  const t = useTranslate()
  const offer = useOffer()
  const { unsigned, current, scheme } = standing
  const isBusy = useSelector(setupRef, selectIsBusy)
  const codes = useSelector(setupRef, selectFieldCodes)
  const hasMoved = useSelector(setupRef, selectHasMoved)
  const isReplacing = useSelector(setupRef, selectReplaces)
  const knownMobile = (unsigned ?? current)?.mobile ?? null
  const [isAccountKept, keepAccount] = useState(unsigned !== null)
  const [isMobileKept, keepMobile] = useState(knownMobile !== null && kept.latest().value.mobile === '')
  const [asksBic, setAsksBic] = useState(false)
  const { form, fields } = useForm(setupSchema({ scheme, offer, isAccountKept, isMobileKept, asksBic }), {
    defaultValue: { ...kept.latest().value, kind: kept.latest().value.kind || null },
    onSubmit: (event, { value }) =>
      confirmStep(event, () => setupRef.send({ type: 'mandate.write', mandate: toTypedMandate(value) })),
  })
  const field = (name: keyof typeof fields) => ({
    ...fields[name].inputProps,
    error: fieldError(t, fields[name].errors, codes[name]),
  })
  const isTaken = Object.values(codes).includes('taken')

  return (
    <KeptForm
      formProps={form.formProps}
      onInput={(event) => {
        form.formProps.onInput(event)
        kept.keep(typedDraft(mandateDraft.schema, event.currentTarget, kept.latest().value))
      }}
      onLeave={kept.leave}
      isAnew={kept.isAnew}
    >
      <Stack gap={6}>
        <DraftRestored inspect={inspect} isRestored={kept.isRestored} isBusy={isBusy} onDiscard={kept.beginAnew} />
        <Stack gap={2}>
          <StepTitle hasMoved={hasMoved}>
            {t(isReplacing ? 'setup.create.titleReplacing' : 'setup.create.title')}
          </StepTitle>
          <Text variant="muted">{t(isReplacing ? 'setup.create.leadReplacing' : 'setup.create.lead')}</Text>
        </Stack>
        <RadioCards
          legend={t('setup.create.kind')}
          name="kind"
          options={mandateKinds.map((value) => ({
            value,
            label: t(`mandate.kinds.${value}.name`),
            hint: t(`mandate.kinds.${value}.text`),
          }))}
          defaultValue={fields.kind.defaultValue}
          error={fields.kind.errors && t('setup.create.kindRequired')}
        />
        <HolderFields field={field} />
        <AccountFields
          {...{ field, scheme, isAccountKept, asksBic, isTaken }}
          known={unsigned?.iban ?? null}
          isAgain={kept.isRestored && !kept.isAnew}
          onKeep={keepAccount}
          onIban={(typed) => setAsksBic(/^[A-Z]{2}/.test(typed) && needsBic(typed))}
        />
        <MobileFields {...{ field, isMobileKept }} known={knownMobile} onKeep={keepMobile} />
        <SetupSetback setupRef={setupRef} step="create" />
        <StepFoot>
          <Button type="submit" isBusy={isBusy}>
            {t('setup.create.send')}
          </Button>
        </StepFoot>
        <DraftStatus draftRef={kept.draftRef} />
      </Stack>
    </KeptForm>
  )
}
