import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useIsOnline } from '#src/parts/useIsOnline.ts'
import { Box } from '#src/ui/Box.tsx'
import { StickyNotice } from '#src/ui/frame/StickyNotice.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Stays visible while the network is down. The region is always mounted, so that screen readers announce it. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useIsOnline()
  return (
    <Box role="status" position="sticky" insetBlockStart={0} zIndex={25}>
      {!isOnline && (
        <StickyNotice>
          <Icon name="offline" />
          {t('common.offline')}
        </StickyNotice>
      )}
    </Box>
  )
}
