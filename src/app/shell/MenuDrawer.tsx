import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Drawer } from '#src/ui/frame/Drawer.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { useFrame } from './frame.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { PlaceCorner } from './PlaceCorner.tsx'

/** The menu of small windows; mounted while it is open. */
export function MenuDrawer() {
  const t = useTranslate()
  const { shell } = useFrame()
  const close = () => shell.send({ type: 'menu.close' })

  return (
    <Drawer aria-labelledby="menu-heading" onClose={close}>
      <Flex alignItems="center" justifyContent="space-between" ps={3}>
        <Heading level={2} id="menu-heading" tabIndex={-1}>
          {t('shell.navigation.menu')}
        </Heading>
        <IconButton icon="cross" label={t('common.close')} onClick={close} />
      </Flex>
      <PlaceCorner />
      <NavigationMenu />
      <AccountLinks onSignOut={close} isOnlyOut />
      <Box mt={3} px={3} fontSize="small">
        <TextLink href={screenPaths.terms} isStandalone>
          {t('common.terms')}
        </TextLink>
      </Box>
    </Drawer>
  )
}
