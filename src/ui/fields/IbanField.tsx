import { ibanFormatter } from '#src/forms/formatters/iban.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from '../OfferContext.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

/** Account details of the countries that the offer accepts, in groups of four. */
export function IbanField(props: FieldProps) {
  const t = useTranslate()
  const { acceptedCountries } = useOffer()
  return (
    <FormattedField
      hint={t('widgets.fields.ibanHint')}
      autoCapitalize="characters"
      {...props}
      formatter={ibanFormatter(acceptedCountries)}
    />
  )
}
