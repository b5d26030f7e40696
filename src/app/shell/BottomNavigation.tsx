import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { selectIsMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { FootBar, FootButton, FootLink } from '#src/ui/frame/FootBar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { UnreadBadge, WaitingBadge } from './CountBadge.tsx'
import { useFrame } from './frame.ts'
import { footOf, markOf } from './navigation.ts'

/** The main pages within reach of a thumb, and the others behind « Plus ». */
export function BottomNavigation() {
  const t = useTranslate()
  const { entries, current, preload, shell, viewer } = useFrame()
  const isMenuOpen = useSelector(shell, selectIsMenuOpen)
  const foot = footOf(entries)
  return (
    <FootBar aria-label={t('shell.navigation.label')}>
      {foot.map(({ screen, icon, permission }) => {
        const aim = () => preload(screen)
        return (
          <li key={screen} inert={permission !== undefined && viewer.roles === null}>
            <FootLink
              href={screenPaths[screen]}
              aria-current={markOf(screen, current)}
              onTouchStart={aim}
              onFocus={aim}
            >
              <Icon name={icon} size={22} />
              {t(screen === 'home' ? 'shell.navigation.home' : `breadcrumb.pages.${screen}`)}
              <Corner>{screen === 'activity' ? <UnreadBadge /> : <WaitingBadge on={[screen]} />}</Corner>
            </FootLink>
          </li>
        )
      })}
      <li>
        <FootButton aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={() => shell.send({ type: 'menu.open' })}>
          <Icon name="moreHorizontal" size={22} />
          {t('shell.navigation.more')}
          <Corner>
            <WaitingBadge on={entries.flatMap((entry) => (foot.includes(entry) ? [] : entry.screen))} />
          </Corner>
        </FootButton>
      </li>
    </FootBar>
  )
}

const Corner = ({ children }: { children: ReactNode }) => (
  <Box as="span" position="absolute" insetBlockStart={2} insetInlineStart="calc(50% + 9px)">
    {children}
  </Box>
)
