import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const style = css({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } })

/** Capitalizes a word that its language writes in lower case within a sentence, such as French weekdays. */
export const Capitalized = ({ children }: { children: ReactNode }) => <span css={style}>{children}</span>
