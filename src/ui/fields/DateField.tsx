import { toTypedDate } from '#contract/dates.ts'
import { dateFormatter } from '#src/forms/formatters/date.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

/** DD/MM/YYYY, typed: faster than a calendar for a known day. Its first value may also be a date as on the wire. */
export function DateField({ defaultValue, ...props }: FieldProps) {
  const t = useTranslate()
  return (
    <FormattedField
      hint={t('widgets.fields.dateHint')}
      {...props}
      defaultValue={typeof defaultValue === 'string' ? toTypedDate(defaultValue) : defaultValue}
      inputMode="numeric"
      formatter={dateFormatter}
    />
  )
}
