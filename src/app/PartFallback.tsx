import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** Shown while a part of the product loads. */
export function PartFallback() {
  const t = useTranslate()
  return (
    <Grid placeItems="center" flex="1" color="textMuted" role="status" aria-busy="true">
      <Spinner size={32} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </Grid>
  )
}
