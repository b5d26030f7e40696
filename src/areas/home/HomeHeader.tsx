import { css } from '@emotion/react'
import type { Profile } from '#contract/profile.ts'
import { avatarInitials } from '#contract/profile.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { layout, media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Logo } from '#src/ui/Logo.tsx'

const bar = css({ background: 'var(--color-surface-raised)', borderBlockEnd: '1px solid var(--color-border)' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: layout.topBar,
  paddingBlock: 12,
})
const person = css({ display: 'flex', alignItems: 'center', gap: 12, marginInlineStart: 'auto' })
const avatar = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
  fontWeight: 600,
})
const name = css({ fontWeight: 600, display: 'none', [media.phone]: { display: 'block' } })
const icon = css({ display: 'none', [media.phone]: { display: 'block' } })

type Props = { profile: Profile | undefined; onSignOut: () => void }

export function HomeHeader({ profile, onSignOut }: Props) {
  const t = useTranslate()
  return (
    <header css={bar}>
      <Container width={1000}>
        <div css={line}>
          <Logo />
          <div css={person}>
            {profile && (
              <>
                <span css={avatar} aria-hidden="true">
                  {avatarInitials(profile)}
                </span>
                <span css={name}>{profile.displayName}</span>
              </>
            )}
            <Button variant="secondary" onClick={onSignOut}>
              <span css={icon}>
                <Icon name="logout" />
              </span>
              {t('home.signOut')}
            </Button>
          </div>
        </div>
      </Container>
    </header>
  )
}
