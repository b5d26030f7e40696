import { css, keyframes } from '@emotion/react'
import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations, layout, media } from '#src/theme/scales.ts'
import { appear, Dialog } from '#src/ui/Dialog.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { useFrame } from './frame.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { PlaceCorner } from './PlaceCorner.tsx'

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } })

/** Rises from the bottom of a phone, near the thumb; slides in from the side of a tablet. */
const drawer = css({
  inset: 'auto 0 0 0',
  height: 'fit-content',
  maxHeight: '88dvh',
  margin: 0,
  padding: '8px 12px max(16px, env(safe-area-inset-bottom))',
  borderRadius: 'calc(var(--radius) * 2) calc(var(--radius) * 2) 0 0',
  background: 'var(--color-surface-raised)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${rise} ${durations.slow} ease-out`,
  '&::backdrop': { background: 'rgb(10 16 22 / 0.5)', animation: `${appear} ${durations.slow} ease-out` },
  [media.tablet]: {
    inset: '0 auto 0 0',
    width: layout.sidebar.large.narrow,
    height: '100dvh',
    maxHeight: 'none',
    borderRadius: 0,
    animationName: `${slide}`,
  },
})
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineStart: 12 })
const foot = css({ marginBlockStart: 12, paddingInline: 12, fontSize: '0.875rem' })

/** The menu of small windows; mounted while it is open. */
export function MenuDrawer() {
  const t = useTranslate()
  const { shell } = useFrame()
  const close = () => shell.send({ type: 'menu.close' })

  return (
    <Dialog css={drawer} aria-labelledby="menu-heading" onClose={close}>
      <div css={head}>
        <Heading level={2} id="menu-heading" tabIndex={-1}>
          {t('shell.navigation.menu')}
        </Heading>
        <IconButton icon="cross" label={t('common.close')} onClick={close} />
      </div>
      <PlaceCorner />
      <NavigationMenu />
      <AccountLinks onSignOut={close} isOnlyOut />
      <div css={foot}>
        <TextLink href={screenPaths.terms} isStandalone>
          {t('common.terms')}
        </TextLink>
      </div>
    </Dialog>
  )
}
