import { css } from '@emotion/react'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { touchTarget } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useFrame } from './frame.ts'
import { NavigationLink } from './NavigationLink.tsx'

const list = css({ display: 'grid', gap: 2 })
const out = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: touchTarget,
  marginBlockStart: 8,
  paddingInline: 12,
  border: 0,
  borderBlockStart: '1px solid var(--color-border)',
  background: 'transparent',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)' },
  '& > svg': { color: 'var(--color-text-muted)' },
})

type Props = {
  onSignOut: () => void
  /** For a place that lists the pages already. */
  isOnlyOut?: boolean
}

/** The person's own pages, and log-out. */
export function AccountLinks({ onSignOut, isOnlyOut = false }: Props) {
  const t = useTranslate()
  const { entries, session } = useFrame()
  const signOut = () => {
    onSignOut()
    session.send({ type: 'session.signOut' })
  }
  const own = entries.filter(({ group }) => group === 'self' || group === 'administration')
  return (
    <>
      {!isOnlyOut && (
        <nav aria-label={t('shell.account.label')}>
          <ul css={list}>
            {own.map((entry) => (
              <li key={entry.screen}>
                <NavigationLink entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <button type="button" css={out} onClick={signOut}>
        <Icon name="logout" />
        {t('shell.signOut')}
      </button>
    </>
  )
}
