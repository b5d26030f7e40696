import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { layout } from '#src/theme/scales.ts'

const frame = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
  boxSizing: 'content-box',
})
/** The padding comes on top of the specified width, but the whole is never wider than the window. */
const width = (px: number) => css({ maxWidth: `min(${px}px, calc(100% - 2 * clamp(16px, 4vw, 32px)))` })
const widths = {
  540: width(layout.containers.narrow),
  832: width(layout.containers.medium),
  1000: width(layout.containers.large),
  1200: width(layout.containers.full),
}

type Props = HTMLAttributes<HTMLDivElement> & { width?: keyof typeof widths }

export function Container({ width: name = 1200, ...props }: Props) {
  return <div css={[frame, widths[name]]} {...props} />
}
