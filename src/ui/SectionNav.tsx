import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { touchTarget } from '#src/theme/scales.ts'
import { fadingRow } from './fadingRow.ts'
import { useWidth } from './useWidth.ts'

/** Around the row, whose ends fade. */
const line = css({ borderBlockEnd: '1px solid var(--color-border)' })
const row = css([fadingRow, { columnGap: 20 }])
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: 2,
  borderBlockEnd: '3px solid transparent',
  color: 'var(--color-text-muted)',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'var(--color-link)', borderColor: 'var(--color-border-strong)' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--color-text)', borderColor: 'var(--color-action)', fontWeight: 600 },
})

type Props = {
  label: string
  sections: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
}

/** The pages beside the current one; on a narrow screen the row scrolls, and begins where the person is. */
export function SectionNav({ label, sections }: Props) {
  const rowRef = useRef<HTMLUListElement>(null)
  const { width, measure } = useWidth()
  const at = sections.findIndex(({ isCurrent }) => isCurrent)
  // Pages that appear before the current one move it, and a narrower screen hides it.
  useEffect(() => {
    const list = rowRef.current
    const item = list?.children[at]
    if (!list || width === 0 || !(item instanceof HTMLElement)) return
    list.scrollLeft = item.offsetLeft - list.offsetLeft - (width - item.offsetWidth) / 2
  }, [at, width])
  return (
    <nav ref={measure} css={line} aria-label={label}>
      <ul ref={rowRef} css={row}>
        {sections.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Link href={href} css={link} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
