import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import { selectIsMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { HomeLink } from '#src/ui/frame/HomeLink.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Sidebar } from '#src/ui/Sidebar.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TopBar } from '#src/ui/TopBar.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { useFrame } from './frame.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { PlaceCorner } from './PlaceCorner.tsx'
import { SearchButton } from './SearchButton.tsx'

/** The column beside the page on a desktop. */
export function ShellSidebar() {
  const t = useTranslate()
  const { support } = useOffer()
  const { shell } = useFrame()
  const isMenuOpen = useSelector(shell, selectIsMenuOpen)
  return (
    <Sidebar
      header={<HomeLink />}
      footer={
        <Flex flexWrap="wrap" justifyContent="space-between" columnGap={4}>
          <TextLink href={screenPaths.terms} isStandalone>
            {t('common.terms')}
          </TextLink>
          <TextLink href={`mailto:${support.email}`} isStandalone>
            {t('common.askForHelp')}
          </TextLink>
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
