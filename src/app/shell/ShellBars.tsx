import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { applicationPaths, screenPaths } from '#contract/addresses.ts'
import { selectIsMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Logo } from '#src/ui/Logo.tsx'
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

const homeLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 0,
  borderRadius: 'var(--radius)',
  '& > img': { width: 132, [media.phone]: { width: 160 } },
})
const belowDesktop = css({ display: 'inline-flex', minWidth: 0, [media.desktop]: { display: 'none' } })
const onTablet = css({
  display: 'none',
  [media.tablet]: { display: 'inline-flex' },
  [media.desktop]: { display: 'none' },
})
const footLinks = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 })

const HomeLink = () => (
  <Link href={applicationPaths.home} css={homeLink}>
    <Logo />
  </Link>
)

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
        <div css={footLinks}>
          <TextLink href={screenPaths.terms} isStandalone>
            {t('common.terms')}
          </TextLink>
          <TextLink href={`mailto:${support.email}`} isStandalone>
            {t('common.askForHelp')}
          </TextLink>
        </div>
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
          <span css={onTablet}>
            <IconButton
              icon="menu"
              label={t('shell.navigation.openMenu')}
              aria-haspopup="dialog"
              onClick={() => shell.send({ type: 'menu.open' })}
            />
          </span>
          <span css={belowDesktop}>
            <HomeLink />
          </span>
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
