import { screenPaths } from '#contract/addresses.ts'
import type { ImportDetail } from '#contract/importRoutes.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'

/** How an import has ended, or why it is paused. */
export function ImportOver({ found: { state, report, finishedAt } }: { found: ImportDetail }) {
  const t = useTranslate()
  const again = <LinkButton href={screenPaths.imports}>{t('imports.one.again')}</LinkButton>
  if (state === 'failed') {
    const isOver = finishedAt !== null
    return (
      <Outcome
        tone="info"
        icon="alert"
        title={t('imports.one.failedTitle')}
        foot={isOver ? again : <LinkButton href={screenPaths.jobs}>{t('imports.one.toJobs')}</LinkButton>}
      >
        <Text>{t(isOver ? 'imports.one.failedForGood' : 'imports.one.failedText')}</Text>
      </Outcome>
    )
  }
  if (state === 'done') {
    const isPartial = report !== null && report.refusalsTotal > 0
    return (
      <Outcome
        tone={isPartial ? 'warning' : 'success'}
        title={t(isPartial ? 'imports.one.donePartlyTitle' : 'imports.one.doneTitle')}
        foot={again}
      >
        <Text>{t('imports.one.doneText')}</Text>
        {isPartial && <Text>{t('imports.one.doneRefused')}</Text>}
      </Outcome>
    )
  }
  return (
    <Outcome tone="info" title={t('imports.one.abandonedTitle')} foot={again}>
      <Text>{t('imports.one.abandonedText')}</Text>
    </Outcome>
  )
}
