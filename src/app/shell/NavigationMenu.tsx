import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { useFrame } from './frame.ts'
import { MenuGroupEntry } from './MenuGroupEntry.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import type { NavigationEntry } from './navigation.ts'
import { menuGroupNames } from './navigation.ts'

/**
 * Every page that the person may open, except their own pages, which are in the menu of the avatar. People who manage find the
 * administration there too, so that nobody sees more than seven entries at a glance.
 */
export function NavigationMenu() {
  const t = useTranslate()
  const { entries } = useFrame()
  const manages = entries.some(({ group }) => group === 'management')
  const placeOf = ({ group }: NavigationEntry) => (manages && group === 'administration' ? 'management' : group)
  return (
    <nav aria-label={t('shell.navigation.label')}>
      <Grid as="ul" gap={0.5}>
        {entries
          .filter(({ group }) => group === 'first')
          .map((entry) => (
            <li key={entry.screen}>
              <NavigationLink entry={entry} />
            </li>
          ))}
        {menuGroupNames.map((name) => (
          <MenuGroupEntry key={name} name={name} entries={entries.filter((entry) => placeOf(entry) === name)} />
        ))}
      </Grid>
    </nav>
  )
}
