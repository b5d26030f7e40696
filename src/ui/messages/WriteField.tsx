import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { control } from '../fieldStyles.ts'

const row = css({ display: 'flex', alignItems: 'flex-end', gap: 4 })
const area = css({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  maxHeight: '38dvh',
  paddingBlock: 9,
  borderRadius: 22,
  fieldSizing: 'content',
  resize: 'none',
  lineHeight: 1.5,
})

type Props = ComponentProps<'textarea'> & { label: string; before: ReactNode; after: ReactNode }

/** A field as tall as its text, between buttons. */
export const WriteField = ({ label, before, after, ...props }: Props) => (
  <div css={row}>
    {before}
    <textarea rows={1} {...props} aria-label={label} css={[control, area]} />
    {after}
  </div>
)
