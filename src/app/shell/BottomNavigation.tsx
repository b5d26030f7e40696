import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { screenPaths } from '#contract/addresses.ts'
import { selectIsMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { layout, media, touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useFrame } from './frame.ts'
import { markOf } from './navigation.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

const bar = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: 'var(--color-surface-raised)',
  borderBlockStart: '1px solid var(--color-border)',
  [media.tablet]: { display: 'none' },
  [media.print]: { display: 'none' },
})
const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  /* A long word uses the space that short ones leave. */
  gridAutoColumns: `minmax(${touchTarget}px, auto)`,
  height: layout.bottomBar,
})
const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: '0 4px',
  border: 0,
  background: 'transparent',
  color: 'var(--color-text-muted)',
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--color-action)', fontWeight: 600 },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -1,
    width: 32,
    height: 3,
    borderRadius: '0 0 3px 3px',
    background: 'var(--color-action)',
  },
})
const corner = css({ position: 'absolute', insetBlockStart: 6, insetInlineStart: 'calc(50% + 4px)' })

/** The main pages within reach of a thumb, and the others behind « Menu ». */
export function BottomNavigation() {
  const t = useTranslate()
  const { entries, current, unread, preload, shell } = useFrame()
  const isMenuOpen = useSelector(shell, selectIsMenuOpen)
  return (
    <nav css={bar} aria-label={t('shell.navigation.label')}>
      <ul css={list}>
        {entries
          .filter(({ isAtHand }) => isAtHand)
          .map(({ screen, icon }) => (
            <li key={screen}>
              <Link
                href={screenPaths[screen]}
                css={item}
                aria-current={markOf(screen, current)}
                onTouchStart={() => preload(screen)}
                onFocus={() => preload(screen)}
              >
                <Icon name={icon} size={22} />
                {t(`breadcrumb.pages.${screen}`)}
                {screen === 'activity' && (
                  <span css={corner}>
                    <UnreadBadge count={unread} />
                  </span>
                )}
              </Link>
            </li>
          ))}
        <li>
          <button
            type="button"
            css={item}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => shell.send({ type: 'menu.open' })}
          >
            <Icon name="menu" size={22} />
            {t('shell.navigation.menu')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
