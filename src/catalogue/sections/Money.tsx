import * as z from 'zod/mini'
import { typedAmount, typedPercentage } from '#contract/amounts.ts'
import { bic, canadianAccount, iban, siret } from '#contract/banking.ts'
import { typedDate } from '#contract/dates.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { BicField } from '#src/ui/fields/BicField.tsx'
import { CanadianAccountFields } from '#src/ui/fields/CanadianAccountFields.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { IbanField } from '#src/ui/fields/IbanField.tsx'
import { AmountField, PercentageField } from '#src/ui/fields/NumberField.tsx'
import { SiretField } from '#src/ui/fields/SiretField.tsx'
import { Specimen } from '../Specimen.tsx'

const french = z.object({
  iban: iban(['FR']),
  bic,
  amount: typedAmount(),
  expense: typedAmount('expenseReport'),
  percentage: typedPercentage,
  siret,
  paidOn: typedDate,
})

/** Forms with their rules: leave a field, or send the form, to see the messages. */
export function Money() {
  return (
    <>
      <FrenchForm />
      <CanadianForm />
    </>
  )
}

function FrenchForm() {
  const t = useTranslate()
  const { form, fields } = useForm(french, { onSubmit: (event) => event.preventDefault() })
  return (
    <form {...form.formProps}>
      <Specimen
        title="IbanField, BicField, AmountField, PercentageField, SiretField, DateField, with their rules"
        layout="form"
      >
        <IbanField {...fields.iban.inputProps} label="IBAN" error={fieldError(t, fields.iban.errors)} />
        <BicField {...fields.bic.inputProps} label="BIC" error={fieldError(t, fields.bic.errors)} />
        <AmountField {...fields.amount.inputProps} label="Montant TTC" error={fieldError(t, fields.amount.errors)} />
        <AmountField
          {...fields.expense.inputProps}
          label="Note de frais"
          error={fieldError(t, fields.expense.errors)}
        />
        <PercentageField
          {...fields.percentage.inputProps}
          label="Taux"
          error={fieldError(t, fields.percentage.errors)}
        />
        <SiretField {...fields.siret.inputProps} label="SIRET" error={fieldError(t, fields.siret.errors)} />
        <DateField
          {...fields.paidOn.inputProps}
          label="Date de la facture"
          error={fieldError(t, fields.paidOn.errors)}
        />
        <div>
          <Button type="submit">Vérifier</Button>
        </div>
      </Specimen>
    </form>
  )
}

function CanadianForm() {
  const t = useTranslate()
  const { form, fields } = useForm(canadianAccount, { onSubmit: (event) => event.preventDefault() })
  return (
    <form {...form.formProps}>
      <Specimen title="CanadianAccountFields" layout="column">
        <CanadianAccountFields
          institution={{ ...fields.institution.inputProps, error: fieldError(t, fields.institution.errors) }}
          transit={{ ...fields.transit.inputProps, error: fieldError(t, fields.transit.errors) }}
          account={{ ...fields.account.inputProps, error: fieldError(t, fields.account.errors) }}
        />
        <div>
          <Button type="submit">Vérifier le compte</Button>
        </div>
      </Specimen>
    </form>
  )
}
