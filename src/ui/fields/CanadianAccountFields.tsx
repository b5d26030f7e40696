import { css } from '@emotion/react'
import { accountFormatter, institutionFormatter, transitFormatter } from '#src/forms/formatters/digits.ts'
import type { Formatter } from '#src/forms/formatters/formatter.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

const row = css({ display: 'grid', columnGap: 16, [media.phone]: { gridTemplateColumns: '1fr 1fr 2fr' } })

type Part = 'institution' | 'transit' | 'account'
const parts: readonly (readonly [Part, Formatter])[] = [
  ['transit', transitFormatter],
  ['institution', institutionFormatter],
  ['account', accountFormatter],
]

/** The account details of the Canadian offer, in the order of a cheque. */
export function CanadianAccountFields(fields: Readonly<Record<Part, Omit<FieldProps, 'label' | 'hint'>>>) {
  const t = useTranslate()
  return (
    <div css={row}>
      {parts.map(([part, formatter]) => (
        <FormattedField
          key={part}
          {...fields[part]}
          label={t(`widgets.fields.${part}`)}
          hint={t(`widgets.fields.${part}Hint`)}
          inputMode="numeric"
          formatter={formatter}
        />
      ))}
    </div>
  )
}
