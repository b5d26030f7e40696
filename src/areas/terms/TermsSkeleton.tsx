import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const paragraphs = ['first', 'second', 'third']

export function TermsSkeleton() {
  const t = useTranslate()
  return (
    <Stack gap={7}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Skeleton width="60%" height="2.25rem" />
      {paragraphs.map((paragraph) => (
        <Stack key={paragraph} gap={2}>
          <Skeleton width="40%" height="1.375rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      ))}
    </Stack>
  )
}
