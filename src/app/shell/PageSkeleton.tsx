import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** A placeholder for a page that is loading. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <Container width={1000} isAtStart>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Grid gap={5} pt={{ base: 5.5, tablet: 8.5 }} pb={{ base: 9, tablet: 10 }} aria-busy="true">
        <Skeleton width="min(60%, 320px)" height="2.25rem" />
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </Grid>
    </Container>
  )
}
