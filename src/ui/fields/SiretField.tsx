import { siretFormatter } from '#src/forms/formatters/digits.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

export function SiretField(props: FieldProps) {
  const t = useTranslate()
  return (
    <FormattedField hint={t('widgets.fields.siretHint')} {...props} inputMode="numeric" formatter={siretFormatter} />
  )
}
