import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { BarLink } from '#src/ui/frame/BarLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { UnreadBadge } from './CountBadge.tsx'
import { useFrame } from './frame.ts'

/** Links to the notifications and shows the number of unread ones. */
export function Bell() {
  const t = useTranslate()
  const { current, preload } = useFrame()
  const aim = () => preload('activity')
  return (
    <BarLink
      href={applicationPaths.activity}
      aria-current={current === 'activity' ? 'page' : undefined}
      onPointerEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
    >
      <Icon name="bell" size={22} />
      <VisuallyHidden>{t('breadcrumb.pages.activity')} </VisuallyHidden>
      <Box as="span" position="absolute" insetBlockStart={2} insetInlineStart={24}>
        <UnreadBadge />
      </Box>
    </BarLink>
  )
}
