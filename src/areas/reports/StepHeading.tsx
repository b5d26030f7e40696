import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ReportRef } from '#machines/reports/report/report.machine.ts'
import { selectHasMoved } from '#machines/reports/report/report.selectors.ts'
import { StepTitle } from '#src/parts/StepTitle.tsx'

/** What a step asks; the first that is shown leaves the focus where it is. */
export const StepHeading = ({ reportRef, children }: { reportRef: ReportRef; children: ReactNode }) => (
  <StepTitle hasMoved={useSelector(reportRef, selectHasMoved)}>{children}</StepTitle>
)
