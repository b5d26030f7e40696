import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

const name = css({
  marginBottom: 12,
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'var(--color-text-muted)',
  fontFamily: 'var(--font-body)',
})
const layouts = {
  /** One below the other, at full width. */
  column: css({ display: 'grid', gap: 16, '& > *': { minWidth: 0 } }),
  /** Side by side, wrapping. */
  row: css({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }),
  /** Fields, two in a row where there is room. */
  form: css({
    display: 'grid',
    columnGap: 24,
    rowGap: 12,
    '& > *': { minWidth: 0 },
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
}

type Props = { title: string; layout?: keyof typeof layouts; children: ReactNode }

/** One widget, or one of its states, under its name. */
export function Specimen({ title, layout = 'row', children }: Props) {
  return (
    <div>
      <h3 css={name} lang="en">
        {title}
      </h3>
      <div css={layouts[layout]}>{children}</div>
    </div>
  )
}
