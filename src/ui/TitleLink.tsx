import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

const style = css({ color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: 4 })

/** A link in large type, in the colour of its title. */
export const TitleLink = (props: { href: string; children: ReactNode }) => <Link css={style} {...props} />
