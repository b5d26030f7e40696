import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { selectGroups } from '#machines/portal/shell/shell.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { Entry, MenuGroup } from '#src/parts/area.ts'
import { menuGroups } from '#src/parts/area.ts'
import { Box } from '#src/ui/Box.tsx'
import { MenuOpener, SubMenu } from '#src/ui/frame/MenuEntry.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Text } from '#src/ui/Text.tsx'
import { WaitingBadge } from './CountBadge.tsx'
import { useFrame } from './frame.ts'
import { NavigationLink } from './NavigationLink.tsx'
import type { NavigationEntry } from './navigation.ts'

type Props = {
  name: MenuGroup
  /** The part of the menu that holds the current page. */
  here: Entry['group'] | null
  entries: readonly NavigationEntry[]
}

/**
 * A group of the menu that can be opened. A group of one page is a link to that page. A closed group shows the number of things
 * that wait in it. Pages of the administration in another group have a heading of their own.
 */
export function MenuGroupEntry({ name, here, entries }: Props) {
  const t = useTranslate()
  const { shell, viewer } = useFrame()
  // A hidden group keeps its room until the roles are known, so that nothing moves when it appears.
  const isUnsure = !viewer.roles || undefined
  const holdsCurrent = name === here
  const chosen = useSelector(shell, selectGroups)
  const choices = Object.values(chosen)
  // One group is open at a time, at first that of the current page, else that of the building.
  const isFirst = choices.length === 0 && name === 'building' && !(here && here in menuGroups)
  const isOpen = chosen[name] ?? (!choices.includes(true) && (holdsCurrent || isFirst))
  const id = useId()
  const links = (of: MenuGroup) =>
    entries
      .filter(({ group }) => group === of)
      .map((entry) => (
        <li key={entry.screen}>
          <NavigationLink entry={entry} isInGroup />
        </li>
      ))
  const administration = t('shell.navigation.groups.administration')
  const [only, ...others] = entries
  if (!only) return null
  if (others.length === 0) {
    return (
      <li aria-hidden={isUnsure}>
        <NavigationLink entry={{ ...only, icon: menuGroups[name] }} />
      </li>
    )
  }
  return (
    <li aria-hidden={isUnsure}>
      <MenuOpener
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={!isOpen && holdsCurrent ? 'true' : undefined}
        onClick={() => shell.send({ type: 'group.toggle', group: name, isOpen: !isOpen })}
      >
        <Icon name={menuGroups[name]} />
        <Box as="span" flex={1} minWidth={0}>
          {t(`shell.navigation.groups.${name}`)}
        </Box>
        {!isOpen && <WaitingBadge on={entries.map(({ screen }) => screen)} />}
        <Icon name="chevronDown" size={16} />
      </MenuOpener>
      <SubMenu id={id} hidden={!isOpen}>
        {links(name)}
        {entries.some(({ group }) => group !== name) && (
          <li>
            <Text as="span" variant="small" aria-hidden="true">
              {administration}
            </Text>
            <SubMenu aria-label={administration}>{links('administration')}</SubMenu>
          </li>
        )}
      </SubMenu>
    </li>
  )
}
