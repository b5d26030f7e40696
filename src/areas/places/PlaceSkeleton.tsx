import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

export function PlaceSkeleton() {
  const t = useTranslate()
  return (
    <Grid gap={5} alignItems="start" columns={{ base: 1, desktop: 2 }}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {['70%', '45%'].map((width) => (
        <Card key={width}>
          <Stack gap={4}>
            <Skeleton width="30%" height="1.5rem" />
            <Skeleton width={width} />
            <Skeleton width="85%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}
