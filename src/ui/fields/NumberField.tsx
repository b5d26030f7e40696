import { css } from '@emotion/react'
import type { CurrencyCode } from '#contract/offers.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useOffer } from '../OfferContext.tsx'
import type { FieldProps } from './FormattedField.tsx'
import { FormattedField } from './FormattedField.tsx'

const symbols: Readonly<Record<CurrencyCode, string>> = { EUR: '€', CAD: '$' }
const unit = css({ width: 44, textAlign: 'center', color: 'var(--color-text-muted)', pointerEvents: 'none' })

/** An amount in the offer's currency. */
export function AmountField(props: FieldProps) {
  const { currency } = useOffer()
  return <NumberField {...props} sign={symbols[currency]} />
}

export const PercentageField = (props: FieldProps) => <NumberField {...props} sign="%" />

function NumberField({ sign, ...props }: FieldProps & { sign: string }) {
  return (
    <FormattedField
      {...props}
      inputMode="decimal"
      formatter={amountFormatter}
      suffix={<span css={unit}>{sign}</span>}
    />
  )
}
