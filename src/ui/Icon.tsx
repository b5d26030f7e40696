import { css } from '@emotion/react'
import { createContext, use } from 'react'
import { type ColorToken, colorOf } from '#src/theme/theme.ts'
import { firstIconPaths } from './firstIconPaths.ts'
import type { IconName } from './iconPaths.ts'

type Paths = Readonly<Partial<Record<IconName, string>>>

/** Before sign-in, only the few icons needed there; the application's frame provides all of them. */
export const IconPathsContext = createContext<Paths>(firstIconPaths)

const style = css({ flex: 'none' })

/**
 * Our own line drawings, in the colour of the surrounding text unless told otherwise. They always stand beside words, so screen readers
 * skip them.
 */
export function Icon({ name, size = 20, color }: { name: IconName; size?: number; color?: ColorToken }) {
  return (
    <svg
      css={style}
      style={color && { color: colorOf(color) }}
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
    >
      <path d={use(IconPathsContext)[name]} />
    </svg>
  )
}
