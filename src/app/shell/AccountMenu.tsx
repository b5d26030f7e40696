import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { selectIsAccountMenuOpen } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, media } from '#src/theme/scales.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { popoverPanel, usePopover } from '#src/ui/usePopover.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { barControl } from './barStyles.ts'
import { useFrame } from './frame.ts'

const place = css({ position: 'relative' })
const button = css({ [media.tablet]: { paddingInline: 8 } })
const words = css({
  display: 'none',
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  [media.desktop]: { display: 'block' },
})
const arrow = css({
  display: 'none',
  color: 'var(--color-text-muted)',
  transition: `transform ${durations.normal}`,
  [media.tablet]: { display: 'block' },
  '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
})
const panel = css(popoverPanel, {
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 280,
  padding: 8,
  borderRadius: 'calc(var(--radius) * 1.5)',
  boxShadow: '0 16px 48px -16px rgb(10 16 22 / 0.3)',
  transition: `opacity ${durations.normal}, transform ${durations.normal}`,
  '@starting-style': { opacity: 0, transform: 'translateY(-4px)' },
})

/** Opens the person's own pages and log-out from their avatar. */
export function AccountMenu() {
  const t = useTranslate()
  const { shell, viewer } = useFrame()
  const isOpen = useSelector(shell, selectIsAccountMenuOpen)
  const close = () => shell.send({ type: 'accountMenu.close' })
  const { panelId, trigger } = usePopover({
    isOpen,
    onOpen: () => shell.send({ type: 'accountMenu.open' }),
    onClose: close,
  })

  return (
    <div css={place}>
      <button {...trigger} css={[barControl, button]}>
        {viewer.profile ? <Avatar person={viewer.profile} size={36} /> : <Icon name="user" size={22} />}
        <VisuallyHidden>{t('shell.account.menu', { name: viewer.name })}</VisuallyHidden>
        <span css={words} aria-hidden="true">
          {viewer.name}
        </span>
        <span css={arrow}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={panelId} css={panel}>
          <AccountLinks onSignOut={close} />
        </div>
      )}
    </div>
  )
}
