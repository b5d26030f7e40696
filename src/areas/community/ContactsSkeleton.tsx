import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const rows = ['42%', '34%', '48%', '38%']

export function ContactsSkeleton() {
  const t = useTranslate()
  return (
    <Card>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Stack gap={6}>
        {rows.map((width) => (
          <Grid key={width} columns="44px 1fr" gap={3.5} alignItems="center">
            <Box radius="round" overflow="hidden">
              <Skeleton height={44} />
            </Box>
            <Grid gap={2.5}>
              <Skeleton width={width} height="1.125rem" />
              <Skeleton width="30%" height="0.875rem" />
            </Grid>
          </Grid>
        ))}
      </Stack>
    </Card>
  )
}
