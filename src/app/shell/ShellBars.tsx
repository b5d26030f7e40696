import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { FooterLinks } from '#src/ui/FooterLinks.tsx'
import { HomeLink } from '#src/ui/frame/HomeLink.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Sidebar } from '#src/ui/Sidebar.tsx'
import { TopBar } from '#src/ui/TopBar.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { useFrame } from './frame.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { PlaceCorner } from './PlaceCorner.tsx'
import { SearchButton } from './SearchButton.tsx'

/** The column next to the page on a desktop. */
export function ShellSidebar() {
  return (
    <Sidebar
      header={<HomeLink />}
      footer={
        <Flex flexWrap="wrap" justifyContent="space-between" columnGap={2}>
          <FooterLinks />
        </Flex>
      }
    >
      <NavigationMenu />
    </Sidebar>
  )
}

/** The line above the page. */
export function ShellTopBar() {
  const t = useTranslate()
  const { shell } = useFrame()
  return (
    <TopBar
      start={
        <>
          <Box as="span" display={{ base: 'none', tablet: 'inline-flex', desktop: 'none' }}>
            <IconButton
              icon="menu"
              label={t('shell.navigation.openMenu')}
              aria-haspopup="dialog"
              onClick={() => shell.send({ type: 'menu.open' })}
            />
          </Box>
          <Box as="span" display={{ base: 'inline-flex', desktop: 'none' }} flex="none">
            <HomeLink isSmall />
          </Box>
          <PlaceCorner />
          <SearchButton />
        </>
      }
      end={
        <>
          <Bell />
          <AccountMenu />
        </>
      }
    />
  )
}
