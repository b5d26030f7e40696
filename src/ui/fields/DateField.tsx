import { dateFormatter } from '#src/forms/formatters/date.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

/** DD/MM/YYYY, typed: faster than a calendar for a known day. */
export function DateField(props: FieldProps) {
  const t = useTranslate()
  return <FormattedField hint={t('widgets.fields.dateHint')} {...props} inputMode="numeric" formatter={dateFormatter} />
}
