import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { FooterLinks } from '#src/ui/FooterLinks.tsx'
import { Drawer } from '#src/ui/frame/Drawer.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useFrame } from './frame.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

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
      <NavigationMenu />
      <Flex flexWrap="wrap" columnGap={5} mt={3} px={3} fontSize="small">
        <FooterLinks />
      </Flex>
    </Drawer>
  )
}
