import { Suspense } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Toggletip } from '#src/ui/Toggletip.tsx'
import { definitionsIn, type TermName } from './definitions.tsx'

type Props = {
  of: TermName
  /** The word on the page. */
  word: string
}

/** A button next to an accounting term, which explains the term. */
export function Definition({ of, word }: Props) {
  const { translate: t, locale } = useLanguage()
  const Meaning = definitionsIn[locale]
  return (
    <Toggletip label={t('definition.ask', { word })}>
      <Suspense fallback={<Spinner size={18} />}>
        <Meaning of={of} />
      </Suspense>
    </Toggletip>
  )
}
