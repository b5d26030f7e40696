import { css } from '@emotion/react'
import type { ElementType, HTMLAttributes } from 'react'

const style = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

/** Read aloud, not shown. */
export function VisuallyHidden({ as: Tag = 'span', ...props }: HTMLAttributes<HTMLElement> & { as?: ElementType }) {
  return <Tag css={style} {...props} />
}
