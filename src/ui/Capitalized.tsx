import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const style = css({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } })

/** Shows a capital where the language writes none within a sentence, as for French weekdays. */
export const Capitalized = ({ children }: { children: ReactNode }) => <span css={style}>{children}</span>
