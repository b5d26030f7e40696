import type { CSSProperties } from 'react'

type Props = { path: string | undefined; size: number; style?: CSSProperties | undefined; className?: string }

/** A line drawing on a grid of 24. It is always next to words, so screen readers skip it. */
export const LineDrawing = ({ path, size, ...props }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  >
    <path d={path} />
  </svg>
)
