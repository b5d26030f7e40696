import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { MenuGroup } from '#src/parts/area.ts'
import { menuGroups } from '#src/parts/area.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useFrame } from './frame.ts'
import { NavigationLink } from './NavigationLink.tsx'

/** Every page the person may open, in groups. */
export function NavigationMenu() {
  const t = useTranslate()
  const { entries } = useFrame()
  const titles: Readonly<Record<MenuGroup, string | null>> = {
    first: null,
    building: t('shell.navigation.building'),
    self: t('shell.navigation.self'),
    administration: t('shell.navigation.administration'),
  }
  return (
    <nav aria-label={t('shell.navigation.label')}>
      <Stack gap={4.5}>
        {menuGroups.map((name) => {
          const lines = entries.filter((entry) => entry.group === name)
          if (lines.length === 0) return null
          return (
            <div key={name}>
              {titles[name] !== null && (
                <Text px={3} pb={1.5} color="textMuted" fontSize="caption" fontWeight={500}>
                  {titles[name]}
                </Text>
              )}
              <Grid as="ul" gap={0.5}>
                {lines.map((entry) => (
                  <li key={entry.screen}>
                    <NavigationLink entry={entry} />
                  </li>
                ))}
              </Grid>
            </div>
          )
        })}
      </Stack>
    </nav>
  )
}
