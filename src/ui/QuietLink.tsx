import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'

const style = css({ color: 'inherit', textUnderlineOffset: 3, '&:hover': { color: 'var(--color-link)' } })

/** A link in the colour of its sentence. */
export const QuietLink = (props: ComponentProps<typeof Link>) => <Link css={style} {...props} />
