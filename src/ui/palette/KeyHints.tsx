import { css } from '@emotion/react'
import { media } from '#src/theme/scales.ts'

const style = css({
  display: 'none',
  [media.phone]: {
    display: 'flex',
    gap: 20,
    flex: 'none',
    padding: '10px 20px',
    borderBlockStart: '1px solid var(--color-border)',
    color: 'var(--color-text-muted)',
    fontSize: '0.8125rem',
    '& kbd': {
      marginInlineEnd: 6,
      padding: '1px 6px',
      border: '1px solid var(--color-border)',
      borderRadius: 4,
      background: 'var(--color-surface-sunken)',
      fontFamily: 'inherit',
    },
  },
})

type Hint = { readonly keys: readonly string[]; readonly effect: string }

/** The functions of the keys, shown but not read aloud: screen readers announce them themselves. A phone has no such keys. */
export const KeyHints = ({ hints }: { hints: readonly Hint[] }) => (
  <div css={style} aria-hidden="true">
    {hints.map(({ keys, effect }) => (
      <span key={effect}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {effect}
      </span>
    ))}
  </div>
)
