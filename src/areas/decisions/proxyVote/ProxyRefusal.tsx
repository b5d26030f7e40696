import type { ProblemCode } from '#contract/problems.ts'
import { principalRefusals } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** The rule that forbids a proxy vote, in plain words. */
export function ProxyRefusal({ refusal }: { refusal: ProblemCode }) {
  const t = useTranslate()
  const known = principalRefusals.find((reason) => reason === refusal) ?? 'other'
  return (
    <Notice tone="danger" title={t('votes.proxy.refusal.title')}>
      {t(`votes.proxy.refusal.${known}`)}
    </Notice>
  )
}
