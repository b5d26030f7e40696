import { useSelector } from '@xstate/react'
import { selectIsMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
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

/** The column beside the page on a desktop. */
export function ShellSidebar() {
  const { shell } = useFrame()
  const isMenuOpen = useSelector(shell, selectIsMenuOpen)
  return (
    <Sidebar
      header={<HomeLink />}
      footer={
        <Flex flexWrap="wrap" justifyContent="space-between" columnGap={4}>
          <FooterLinks />
        </Flex>
      }
    >
      {/* The menu shows the same dropdown, so only one of them is mounted. */}
      {!isMenuOpen && <PlaceCorner />}
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
          <Box as="span" display={{ base: 'inline-flex', desktop: 'none' }} minWidth={0}>
            <HomeLink />
          </Box>
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
