import type { ReactNode } from 'react'
import { useId } from 'react'
import { drawing, plot, tooltip } from './chartStyles.ts'

type Tip = { readonly x: number; readonly y: number; readonly text: string }

type Props = {
  title: string
  description: string
  width: number
  height: number
  measure: (element: HTMLElement | null) => (() => void) | undefined
  tip: Tip | null
  children: ReactNode
}

/** The drawing itself, as wide as its room, and the tip next to the current mark. */
export function Plot({ title, description, width, height, measure, tip, children }: Props) {
  const id = useId()
  return (
    <div ref={measure} css={plot}>
      <svg
        css={drawing}
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        {...{ role: 'group' }}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      {tip && (
        <div
          css={tooltip}
          aria-hidden="true"
          style={{ left: `clamp(80px, ${tip.x}px, calc(100% - 80px))`, top: Math.max(tip.y, 36) }}
        >
          {tip.text}
        </div>
      )}
    </div>
  )
}
