import { bicFormatter } from '#src/forms/formatters/uppercase.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

export function BicField(props: FieldProps) {
  const t = useTranslate()
  return (
    <FormattedField
      hint={t('widgets.fields.bicHint')}
      autoCapitalize="characters"
      {...props}
      formatter={bicFormatter}
    />
  )
}
