import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useIsOnline } from '#src/parts/useIsOnline.ts'
import { FramedNotice } from '#src/ui/frame/FramedNotice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Stands in for a page that is loading; offline, it says what it waits for. */
export function AwaitedPage() {
  const t = useTranslate()
  if (useIsOnline()) return <PageSkeleton />
  return (
    <div role="status">
      <FramedNotice icon="offline" title={t('shell.awaited.title')} text={t('shell.awaited.text')} />
    </div>
  )
}
