import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { touchTarget } from '#src/theme/scales.ts'
import { Flex } from './Flex.tsx'

/** Filters above the list that they apply to. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <Flex flexWrap="wrap" gap={2} px={3.5} py={2} borderBottom="border">
    {children}
  </Flex>
)

const select = css({
  flex: '1 1 6.5rem',
  minWidth: 0,
  minHeight: touchTarget,
  padding: '0 10px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-text)',
  fontSize: '0.875rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--color-action)' },
  '&[data-narrows]': {
    borderColor: 'var(--color-action)',
    background: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    fontWeight: 600,
  },
})

type Props<Value extends string> = {
  label: string
  /** The label of "all of them". */
  every: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Filters a list by one of a few values, and is marked while it does. A single option is not a choice, so nothing is shown. */
export function FilterSelect<Value extends string>({ label, every, options, value, onChange }: Props<Value>) {
  if (options.length < 2) return null
  return (
    <select
      css={select}
      aria-label={label}
      data-narrows={value === undefined ? undefined : true}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(options.find((option) => option.value === currentTarget.value)?.value)}
    >
      <option value="">{every}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
