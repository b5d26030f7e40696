import { css } from '@emotion/react'
import { Link } from 'wouter'
import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useFrame } from './frame.ts'
import type { NavigationEntry } from './navigation.ts'
import { markOf } from './navigation.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: touchTarget,
  paddingInline: 12,
  borderRadius: 'var(--radius)',
  color: 'var(--color-text)',
  fontWeight: 500,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `background-color ${durations.fast}, color ${durations.fast}`,
  '& > svg': { color: 'var(--color-text-muted)' },
  '&:hover': { background: 'var(--color-surface-sunken)' },
  '&[aria-current]': {
    background: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    fontWeight: 600,
    '& > svg': { color: 'inherit' },
  },
})
const words = css({ flex: 1, minWidth: 0 })

/** A menu entry; preloads its page on hover and focus. */
export function NavigationLink({ entry }: { entry: NavigationEntry }) {
  const t = useTranslate()
  const { current, unread, preload } = useFrame()
  const aim = () => preload(entry.screen)
  return (
    <Link
      href={screenPaths[entry.screen]}
      css={link}
      aria-current={markOf(entry.screen, current)}
      onPointerEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
    >
      <Icon name={entry.icon} />
      <span css={words}>{t(`breadcrumb.pages.${entry.screen}`)}</span>
      {entry.screen === 'activity' && <UnreadBadge count={unread} />}
    </Link>
  )
}
