import { css } from '@emotion/react'
import type { KeyboardEvent, PointerEvent } from 'react'

const line = css({
  flex: 'none',
  height: 8,
  margin: 0,
  border: 0,
  cursor: 'row-resize',
  touchAction: 'none',
  background: '#dfe3e8',
  '&:focus-visible': { outline: '2px solid #3a3fb0' },
})
const [lowest, step] = [120, 32]

/** The upper edge of the panel, moved by dragging or with the arrow keys. */
export const Splitter = ({ height, onChange }: { height: number; onChange: (height: number) => void }) => {
  const highest = Math.round(window.innerHeight * 0.9)
  const set = (wanted: number) => onChange(Math.min(highest, Math.max(lowest, Math.round(wanted))))
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') set(height + step)
    if (event.key === 'ArrowDown') set(height - step)
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) set(window.innerHeight - event.clientY)
  }
  return (
    <hr
      css={line}
      aria-label="Height of the inspector"
      aria-orientation="horizontal"
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={height}
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}
