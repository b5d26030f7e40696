import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useIsOnline } from '#src/parts/useIsOnline.ts'
import { FramedNotice } from '#src/ui/frame/FramedNotice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Replaces a page that is loading; offline, it says that it waits for the network. */
export function AwaitedPage() {
  const t = useTranslate()
  if (useIsOnline()) return <PageSkeleton />
  return (
    <div role="status">
      <FramedNotice icon="offline" title={t('shell.awaited.title')} text={t('shell.awaited.text')} />
    </div>
  )
}
