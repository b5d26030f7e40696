import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { Listbox } from '#src/ui/useListbox.ts'
import type { PaletteLine } from './paletteLines.ts'
import { paletteGroups } from './paletteLines.ts'

const list = css({ display: 'grid', gap: 12, padding: '4px 8px 12px' })
const title = css({
  padding: '8px 12px 4px',
  color: 'var(--color-text-muted)',
  fontSize: '0.8125rem',
  fontWeight: 500,
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: touchTarget,
  padding: '6px 12px',
  borderRadius: 'var(--radius)',
  cursor: 'pointer',
  scrollMarginBlock: 40,
  '& > svg': { color: 'var(--color-text-muted)' },
  '&[aria-selected="true"]': {
    background: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    '& > svg, & small': { color: 'inherit' },
  },
})
const words = css({ flex: 1, minWidth: 0, fontWeight: 500, lineHeight: 1.3 })
const detail = css({ display: 'block', color: 'var(--color-text-muted)', fontSize: '0.8125rem', fontWeight: 400 })

type Props = {
  listbox: Listbox
  lines: readonly PaletteLine[]
  active: number
  onPoint: (index: number) => void
}

/** Where one can go and what one can do. The focus stays in the field above; the marked line follows the arrow keys. */
export function PaletteList({ listbox, lines, active, onPoint }: Props) {
  const t = useTranslate()
  const activeId = listbox.field['aria-activedescendant']
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  return (
    <div {...listbox.list} css={list}>
      {paletteGroups.map((group) => {
        const own = lines.flatMap((item, index) => (item.group === group ? [{ item, index }] : []))
        const titleId = `${listbox.list.id}-${group}`
        if (own.length === 0) return null
        return (
          <fieldset key={group} aria-labelledby={titleId}>
            <p id={titleId} css={title}>
              {t(`search.${group}`)}
            </p>
            {own.map(({ item, index }) => (
              <div
                key={item.id}
                {...listbox.option(index, index === active)}
                css={line}
                onPointerMove={() => index !== active && onPoint(index)}
              >
                <Icon name={item.icon} />
                <span css={words}>
                  {item.label}
                  {item.detail !== '' && (
                    <small css={detail}>
                      {[...item.roles.map((role) => t(`roles.${role}`)), item.detail].join(' · ')}
                    </small>
                  )}
                </span>
              </div>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
