import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** A placeholder for the cards of the dashboard. */
export function CardsSkeleton() {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Grid gap={{ base: 4, tablet: 4.5 }} columns={{ tablet: '1fr 1fr' }}>
        {['balance', 'meeting', 'reports', 'news'].map((name) => (
          <Card key={name}>
            <Stack gap={4}>
              <Skeleton width="45%" height="1.375rem" />
              <Skeleton width="70%" height="2rem" />
              <Skeleton width="85%" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  )
}
