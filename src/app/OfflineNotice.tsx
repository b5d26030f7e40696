import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useIsOnline } from './useIsOnline.ts'

/** Says that the network is down and that nothing typed is lost. The region is always mounted, so that screen readers announce it. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <Flex
          as="p"
          display={{ base: 'flex', print: 'none' }}
          alignItems="center"
          justifyContent="center"
          gap={2.5}
          px={4}
          py={2.5}
          bg="warningSoft"
          color="onWarningSoft"
          fontWeight={600}
        >
          <Icon name="offline" />
          {t('common.offline')}
        </Flex>
      )}
    </div>
  )
}
