import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { control } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'

const frame = css({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  '& > svg': { position: 'absolute', insetInlineStart: 14, insetBlockStart: 14, color: 'var(--color-text-muted)' },
})
const field = css({ paddingInlineStart: 44, '&::-webkit-search-cancel-button': { display: 'none' } })

/** Milliseconds after the last keystroke. */
const pause = 400

type Props = { label: string; search: string; onSearch: (text: string) => void }

/** Searches once the person pauses; what is typed stays in the field. */
export function SearchField({ label, search, onSearch }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div css={frame}>
      <Icon name="search" />
      <input
        type="search"
        css={[control, field]}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={search}
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(value.trim()), pause)
        }}
      />
    </div>
  )
}
