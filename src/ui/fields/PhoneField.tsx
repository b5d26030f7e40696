import type { FocusEvent, InputEvent } from 'react'
import { useRef, useState } from 'react'
import { phoneFormatter } from '#src/forms/formatters/phone.ts'
import type { PhoneCheck } from '#src/forms/phoneNumbers.ts'
import { loadPhoneCheck } from '#src/forms/phoneNumbers.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useOffer } from '../OfferContext.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

type Props = FieldProps & {
  /** Online payment requires a mobile number. */
  isMobile?: boolean
}

/**
 * Digits in the groups of the offer's country. On leaving the field, it reports a number that no country of the offer knows. The server has the
 * last word.
 */
export function PhoneField({ isMobile = false, error, onFocus, onBlur, onInput, ...props }: Props) {
  const t = useTranslate()
  const { acceptedCountries } = useOffer()
  const check = useRef<Promise<PhoneCheck | null>>(null)
  const [isWrong, setIsWrong] = useState(false)

  /** Without the tables (no network), this check stays silent. */
  const prepare = () => {
    check.current ??= loadPhoneCheck(acceptedCountries, isMobile).catch(() => null)
    return check.current
  }
  const judge = async (input: HTMLInputElement) => {
    const isRight = await prepare()
    if (isRight && input.value !== '') setIsWrong(!isRight(input.value))
  }

  return (
    <FormattedField
      autoComplete="tel"
      {...props}
      type="tel"
      inputMode="tel"
      formatter={phoneFormatter(acceptedCountries)}
      error={error ?? (isWrong ? t('errors.field.invalidPhone') : undefined)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        void prepare()
        onFocus?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        void judge(event.currentTarget)
        onBlur?.(event)
      }}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        setIsWrong(false)
        onInput?.(event)
      }}
    />
  )
}
