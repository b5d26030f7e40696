import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { useFrame } from './frame.ts'
import { MenuGroupEntry } from './MenuGroupEntry.tsx'
import { NavigationLink } from './NavigationLink.tsx'
import { menuGroupNames } from './navigation.ts'

/** Every page the person may open, but their own: those are in the menu of the avatar. */
export function NavigationMenu() {
  const t = useTranslate()
  const { entries } = useFrame()
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
          <MenuGroupEntry key={name} name={name} entries={entries.filter(({ group }) => group === name)} />
        ))}
      </Grid>
    </nav>
  )
}
