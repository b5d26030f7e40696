import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ReportRef } from '#machines/reports/report/report.machine.ts'
import { selectHasMoved } from '#machines/reports/report/report.selectors.ts'
import { StepTitle } from '#src/ui/StepTitle.tsx'

/** The question of a step. The first step shown leaves the focus where it is. */
export const StepHeading = ({ reportRef, children }: { reportRef: ReportRef; children: ReactNode }) => (
  <StepTitle hasMoved={useSelector(reportRef, selectHasMoved)}>{children}</StepTitle>
)
