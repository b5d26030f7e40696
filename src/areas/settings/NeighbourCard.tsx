import { css } from '@emotion/react'
import type { Profile } from '#contract/profile.ts'
import type { PrivacySettings } from '#contract/settings.ts'
import { privateFields } from '#contract/settings.ts'
import { readPhone } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const head = css({ display: 'flex', alignItems: 'center', gap: 14, marginBlockEnd: 16, fontWeight: 600 })
const facts = css({ display: 'grid', gap: 12 })
const label = css({ fontSize: '0.8125rem', color: 'var(--color-text-muted)' })
const value = css({ overflowWrap: 'anywhere', minHeight: '1.5rem' })
const hidden = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: 'var(--color-text-muted)',
  fontStyle: 'italic',
})

type Props = { chosen: PrivacySettings; profile: Profile | null }

/** The person's own card as their neighbours will see it with these choices. */
export function NeighbourCard({ chosen, profile }: Props) {
  const { translate: t, format } = useLanguage()
  const shown = {
    email: profile?.email,
    phoneNumber: profile?.phoneNumber && readPhone(profile.phoneNumber),
    address: profile?.address,
    birthDate: profile?.birthDate && format.date(momentOf(profile.birthDate)),
  }
  return (
    <Panel title={t('settings.privacy.preview')} lead={t('settings.privacy.previewHint')}>
      {profile ? (
        <div css={head}>
          <Avatar person={profile} size={48} />
          {profile.displayName}
        </div>
      ) : (
        <Skeleton height="3rem" />
      )}
      <dl css={facts}>
        {privateFields.map((field) => (
          <div key={field}>
            <dt css={label}>{t(`settings.privacy.field.${field}`)}</dt>
            <dd css={value}>
              {chosen[field] === 'public' ? (
                (shown[field] ?? t('settings.privacy.missing'))
              ) : (
                <span css={hidden}>
                  <Icon name="eyeOff" size={16} />
                  {t('settings.privacy.hidden')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
