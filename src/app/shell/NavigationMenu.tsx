import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { Entry } from '#src/parts/area.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { useFrame } from './frame.ts'
import { MenuGroupEntry } from './MenuGroupEntry.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { groupOf, menuGroupNames } from './navigation.ts'

/**
 * Every page that the person may open, except their own pages, which are in the menu of the avatar. People who manage find the
 * administration there too, so that nobody sees more than seven entries at a glance.
 */
export function NavigationMenu() {
  const t = useTranslate()
  const { entries, current } = useFrame()
  const manages = entries.some(({ group }) => group === 'management')
  const placeOf = (group: Entry['group'] | null) => (manages && group === 'administration' ? 'management' : group)
  const entriesOf = (name: Entry['group']) => entries.filter(({ group }) => placeOf(group) === name)
  return (
    <nav aria-label={t('shell.navigation.label')}>
      <Grid as="ul" gap={0.5}>
        {entriesOf('first').map((entry) => (
          <li key={entry.screen}>
            <NavigationLink entry={entry} />
          </li>
        ))}
        {menuGroupNames.map((name) => (
          <MenuGroupEntry key={name} name={name} here={placeOf(groupOf(current))} entries={entriesOf(name)} />
        ))}
      </Grid>
    </nav>
  )
}
