import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { MenuLink } from '#src/ui/frame/MenuEntry.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { UnreadBadge, WaitingBadge } from './CountBadge.tsx'
import { useFrame } from './frame.ts'
import type { NavigationEntry } from './navigation.ts'
import { markOf } from './navigation.ts'

type Props = {
  entry: NavigationEntry
  /** Without an icon, because the group above has one. */
  isInGroup?: boolean
}

/** A menu entry; preloads its page on hover and focus. */
export function NavigationLink({ entry, isInGroup = false }: Props) {
  const t = useTranslate()
  const { current, preload } = useFrame()
  const aim = () => preload(entry.screen)
  return (
    <MenuLink
      href={screenPaths[entry.screen]}
      aria-current={markOf(entry.screen, current)}
      onPointerEnter={aim}
      onFocus={aim}
      onTouchStart={aim}
    >
      {!isInGroup && <Icon name={entry.icon} />}
      <Box as="span" flex={1} minWidth={0}>
        {t(`breadcrumb.pages.${entry.screen}`)}
      </Box>
      {entry.screen === 'activity' ? <UnreadBadge /> : <WaitingBadge on={[entry.screen]} />}
    </MenuLink>
  )
}
