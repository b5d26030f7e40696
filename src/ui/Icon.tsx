import { css } from '@emotion/react'
import type { IconName } from './iconPaths.ts'
import { iconPaths } from './iconPaths.ts'

const style = css({ flex: 'none' })

/** Our own line drawings, in the colour of the text around them. Always beside words, so silent to screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      css={style}
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
      <path d={iconPaths[name]} />
    </svg>
  )
}
