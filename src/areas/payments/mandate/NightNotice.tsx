import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import type { Standing } from '../standing.ts'

/** Says that payments are closed for the night, and when they open. */
export function NightNotice({ standing: { reopensAt } }: { standing: Pick<Standing, 'reopensAt'> }) {
  const { translate: t, format } = useLanguage()
  if (reopensAt === null) return null
  return (
    <Notice tone="warning" title={t('mandate.night.title')}>
      {t('mandate.night.text', { time: format.hour(new Date(reopensAt)) })}
    </Notice>
  )
}
