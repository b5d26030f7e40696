import { css } from '@emotion/react'
import type { ElementType, HTMLAttributes } from 'react'
import type { SpaceStep } from '#src/theme/scales.ts'
import { space } from '#src/theme/scales.ts'

const column = css({ display: 'flex', flexDirection: 'column', minWidth: 0 })
const row = css({ display: 'flex', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 })
const gaps = space.map((gap) => css({ gap }))

type Props = HTMLAttributes<HTMLElement> & { as?: ElementType; gap?: SpaceStep; direction?: 'column' | 'row' }

/** Children one below the other (or side by side, wrapping), with an even gap. */
export function Stack({ as: Tag = 'div', gap = 4, direction = 'column', ...props }: Props) {
  return <Tag css={[direction === 'row' ? row : column, gaps[gap]]} {...props} />
}
