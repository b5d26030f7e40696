import type { Decision } from '#contract/decisions/decisionList.ts'
import { dot } from '#contract/dot.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { decisionTones } from './decisionTones.ts'

/** The status of a decision; for a closed project, the outcome of its vote. */
export function DecisionTag({ status, verdict }: Pick<Decision, 'status' | 'verdict'>) {
  const t = useTranslate()
  const isDecided = status === 'concluded' && verdict !== null
  const words = isDecided ? ([verdict, status] as const) : ([status] as const)
  return (
    <Tag tone={decisionTones[isDecided ? verdict : status]}>
      {words.map((word) => t(`dashboard.decisions.status.${word}`)).join(dot)}
    </Tag>
  )
}
