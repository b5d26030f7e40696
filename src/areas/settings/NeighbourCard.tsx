import type { PrivacySettings } from '#contract/privacySettings.ts'
import { privateFields } from '#contract/privacySettings.ts'
import type { Profile } from '#contract/profile.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

type Props = { chosen: PrivacySettings; profile: Profile | null }

/** A preview of the person's card as their neighbours will see it with these settings. */
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
        <Flex alignItems="center" gap={3.5} mb={4} fontWeight={600}>
          <Avatar person={profile} size={48} />
          {profile.displayName}
        </Flex>
      ) : (
        <Skeleton height="3rem" />
      )}
      <Grid as="dl" gap={3}>
        {privateFields.map((field) => (
          <div key={field}>
            <Box as="dt" fontSize="caption" color="textMuted">
              {t(`settings.privacy.field.${field}`)}
            </Box>
            <Box as="dd" overflowWrap="anywhere" minHeight="1.5rem">
              {chosen[field] === 'public' ? (
                (shown[field] ?? t('settings.privacy.missing'))
              ) : (
                <Flex as="span" alignItems="center" gap={1.5} color="textMuted">
                  <Icon name="eyeOff" size={16} />
                  {t('settings.privacy.hidden')}
                </Flex>
              )}
            </Box>
          </div>
        ))}
      </Grid>
    </Panel>
  )
}
