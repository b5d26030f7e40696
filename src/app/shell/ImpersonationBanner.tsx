import { useSelector } from '@xstate/react'
import type { SessionRef } from '#machines/session/session/session.machine.ts'
import { selectImpersonatedUser } from '#machines/session/session/session.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { BannerButton } from '#src/ui/frame/BannerButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Always visible while an administrator impersonates somebody: names the person and the end, and leads back. */
export function ImpersonationBanner({ sessionRef }: { sessionRef: SessionRef }) {
  const { translate: t, format } = useLanguage()
  const impersonatedUser = useSelector(sessionRef, selectImpersonatedUser)
  if (!impersonatedUser) return null
  const { displayName, endsAt } = impersonatedUser
  return (
    <Flex
      role="status"
      position="sticky"
      insetBlockStart={0}
      zIndex={25}
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap={5}
      px={{ base: 4, tablet: 5, desktop: 6 }}
      py={1}
      bg="inverse"
      color="onInverse"
    >
      <Flex as="p" alignItems="center" gap={2.5} py={2} fontWeight={600}>
        <Icon name="eye" />
        <span>
          {t('shell.impersonation.banner', { name: displayName })}
          <Box as="span" fontWeight={400}>
            , {t('shell.impersonation.until', { time: format.time(new Date(endsAt)) })}
          </Box>
        </span>
      </Flex>
      <BannerButton onClick={() => sessionRef.send({ type: 'impersonation.stop' })}>
        {t('shell.impersonation.stop')}
      </BannerButton>
    </Flex>
  )
}
