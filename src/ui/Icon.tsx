import { css } from '@emotion/react'
import { createContext, use } from 'react'
import { type ColorToken, colorOf } from '#src/theme/theme.ts'
import { firstIconPaths } from './firstIconPaths.ts'
import type { IconName } from './iconPaths.ts'
import { LineDrawing } from './LineDrawing.tsx'

type Paths = Readonly<Partial<Record<IconName, string>>>

/** Before sign-in, only the few icons needed there; then those of the frame, and all of them on screens. */
export const IconPathsContext = createContext<Paths>(firstIconPaths)

const style = css({ flex: 'none' })

/** One of our own line drawings, in the colour of the surrounding text unless `color` names another. */
export function Icon({ name, size = 20, color }: { name: IconName; size?: number; color?: ColorToken }) {
  return (
    <LineDrawing
      css={style}
      style={color && { color: colorOf(color) }}
      size={size}
      path={use(IconPathsContext)[name]}
    />
  )
}
