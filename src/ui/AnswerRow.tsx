import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const style = css({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 112px), 1fr))',
  maxWidth: 480,
  /* A quiet button extends over its edge elsewhere; here it keeps its distance. */
  '& > button': { marginInline: 0, paddingInline: 8 },
})

/** The answers to one question: of one width, side by side even on a phone. */
export const AnswerRow = ({ children }: { children: ReactNode }) => <div css={style}>{children}</div>
