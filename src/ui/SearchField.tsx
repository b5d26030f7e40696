import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { control } from './fieldStyles.ts'
import { Icon } from './Icon.tsx'

const frame = css({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  '@media print': { display: 'none' },
  '& > svg': { position: 'absolute', insetInlineStart: 14, insetBlockStart: 14, color: 'var(--color-text-muted)' },
})
const fieldStyle = css({
  paddingInlineStart: 44,
  textOverflow: 'ellipsis',
  '&::-webkit-search-cancel-button': { display: 'none' },
})

/** Milliseconds after the last keystroke. */
const pause = 400

type Props = { label: string; search: string; onSearch: (text: string) => void }

/** Searches once the person pauses. The field keeps the typed text until the search changes elsewhere. */
export function SearchField({ label, search, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    clearTimeout(timer.current)
    if (field.current) field.current.value = search
  }, [search])
  const ask = (text: string) => {
    asked.current = text
    onSearch(text)
  }
  return (
    <div css={frame}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        css={[control, fieldStyle]}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={search}
        onKeyDown={(event) => {
          // Within a form, Enter would send it.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          clearTimeout(timer.current)
          ask(event.currentTarget.value.trim())
        }}
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => ask(value.trim()), pause)
        }}
      />
    </div>
  )
}
