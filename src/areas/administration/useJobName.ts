import type { Job } from '#contract/jobs.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** Names a kind of job in the person's language. */
export function useJobName() {
  const t = useTranslate()
  return (kind: Job['kind']) => t(`administration.jobs.kind.${kind ?? 'unknown'}`)
}
