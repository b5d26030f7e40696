import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ReportRef } from '#machines/report/report.machine.ts'
import { selectHasMoved } from '#machines/report/report.selectors.ts'
import { layout } from '#src/theme/scales.ts'
import { Heading } from '#src/ui/Heading.tsx'

/** Whoever goes on at the foot of one step begins at the head of the next: below the bar, with the steps in sight. */
const place = css({ '& > h2': { scrollMarginBlockStart: layout.topBar + 120 } })
const focus = (heading: HTMLDivElement | null) => heading?.querySelector('h2')?.focus()

/** What a step asks. The keyboard and the eye follow to it, but for the first that is shown. */
export function StepHeading({ reportRef, children }: { reportRef: ReportRef; children: ReactNode }) {
  const hasMoved = useSelector(reportRef, selectHasMoved)
  return (
    <div css={place} {...(hasMoved && { ref: focus })}>
      <Heading level={2} tabIndex={-1}>
        {children}
      </Heading>
    </div>
  )
}
