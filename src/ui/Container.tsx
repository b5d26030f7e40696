import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { layout } from '#src/theme/scales.ts'

const padding = 'clamp(16px, 4vw, 32px)'
const frame = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: padding,
  boxSizing: 'content-box',
})
/** Begins where a container of full width does. */
const start = css({ marginInlineStart: `max(0px, (100% - ${layout.containers.full}px) / 2 - ${padding})` })
/** The padding comes on top of the specified width, but the whole is never wider than the window. */
const width = (px: number) => css({ maxWidth: `min(${px}px, calc(100% - 2 * ${padding}))` })
const widths = {
  540: width(layout.containers.narrow),
  832: width(layout.containers.medium),
  1000: width(layout.containers.large),
  1200: width(layout.containers.full),
}

type Props = HTMLAttributes<HTMLDivElement> & {
  width?: keyof typeof widths
  /** Next to the menu, pages of every width start at one edge. */
  isAtStart?: boolean
}

export function Container({ width: name = 1200, isAtStart = false, ...props }: Props) {
  return <div css={[frame, widths[name], isAtStart && start]} {...props} />
}
