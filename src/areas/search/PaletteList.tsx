import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
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

export const lineId = (listId: string, id: string) => `${listId}-${id}`

type Props = {
  listId: string
  lines: readonly PaletteLine[]
  chosen: PaletteLine | undefined
  onPoint: (index: number) => void
  onRun: (line: PaletteLine) => void
}

/** Where one can go and what one can do. The focus stays in the field above; the marked line follows the arrow keys. */
export function PaletteList({ listId, lines, chosen, onPoint, onRun }: Props) {
  const t = useTranslate()
  const chosenId = chosen && lineId(listId, chosen.id)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosenId])

  return (
    <div id={listId} role="listbox" aria-label={t('search.results')} css={list}>
      {paletteGroups.map((group) => {
        const own = lines.filter((candidate) => candidate.group === group)
        if (own.length === 0) return null
        return (
          <fieldset key={group} aria-labelledby={`${listId}-${group}`}>
            <p id={`${listId}-${group}`} css={title}>
              {t(`search.${group}`)}
            </p>
            {own.map((item) => (
              <div
                key={item.id}
                id={lineId(listId, item.id)}
                role="option"
                tabIndex={-1}
                aria-selected={item === chosen}
                css={line}
                onPointerMove={() => item !== chosen && onPoint(lines.indexOf(item))}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onRun(item)}
                onKeyDown={({ key }) => key === 'Enter' && onRun(item)}
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
