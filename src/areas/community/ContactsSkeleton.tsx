import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const rows = ['62%', '48%', '70%', '55%']

export function ContactsSkeleton() {
  const t = useTranslate()
  return (
    <Card>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Stack gap={6}>
        {rows.map((width) => (
          <Skeleton key={width} width={width} height="1.25rem" />
        ))}
      </Stack>
    </Card>
  )
}
