import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { maySignOut } from '#src/parts/signOut.ts'
import { LastMenuButton } from '#src/ui/frame/MenuEntry.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useFrame } from './frame.ts'
import { NavigationLink } from './NavigationLink.tsx'

/** The person's own pages, and log-out. */
export function AccountLinks({ onSignOut }: { onSignOut: () => void }) {
  const t = useTranslate()
  const { entries, session } = useFrame()
  const signOut = () => {
    onSignOut()
    if (maySignOut()) session.send({ type: 'session.signOut' })
  }
  const own = entries.filter(({ group }) => group === 'self')
  return (
    <>
      <nav aria-label={t('shell.account.label')}>
        <Grid as="ul" gap={0.5}>
          {own.map((entry) => (
            <li key={entry.screen}>
              <NavigationLink entry={entry} />
            </li>
          ))}
        </Grid>
      </nav>
      <LastMenuButton onClick={signOut}>
        <Icon name="logout" />
        {t('shell.signOut')}
      </LastMenuButton>
    </>
  )
}
