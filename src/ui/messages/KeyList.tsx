import { css } from '@emotion/react'

const list = css({ margin: 0 })
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  '& + &': { borderBlockStart: '1px solid var(--color-border)' },
  '& dd': { margin: 0 },
})
const cap = css({
  display: 'inline-block',
  minWidth: 32,
  padding: '2px 10px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 6,
  background: 'var(--color-surface-sunken)',
  fontFamily: 'inherit',
  textAlign: 'center',
})

type Props = { keys: readonly { readonly key: string; readonly effect: string }[] }

/** What keys do. */
export const KeyList = ({ keys }: Props) => (
  <dl css={list}>
    {keys.map(({ key, effect }) => (
      <div key={key} css={line}>
        <dt>{effect}</dt>
        <dd>
          <kbd css={cap}>{key}</kbd>
        </dd>
      </div>
    ))}
  </dl>
)
