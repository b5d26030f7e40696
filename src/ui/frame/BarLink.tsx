import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { media } from '#src/theme/scales.ts'
import { barControl } from './barControl.ts'

const style = css(barControl, { display: 'none', [media.tablet]: { display: 'inline-flex' } })

/** A link in the top bar. On a phone, the bar at the foot has it. */
export const BarLink = (props: ComponentProps<typeof Link>) => <Link css={style} {...props} />
