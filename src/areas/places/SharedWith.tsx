import { applicationPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { PersonLine } from './PersonLine.tsx'

type Props = { place: PlaceDetail } & Pick<ScreenProps, 'session'>

/** The people who accepted an invitation of this person. */
export function SharedWith({ place: { sharedWith, roles }, session }: Props) {
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(session)
  const mayInvite = can(roles, 'invitation.create')
  if (!mayInvite && sharedWith.length === 0) return null
  return (
    <Panel title={t('places.shared.title')}>
      <Stack gap={4}>
        {sharedWith.length === 0 && <Text variant="muted">{t('places.shared.none')}</Text>}
        {sharedWith.length > 0 && (
          <RuledList>
            {sharedWith.map((person) => (
              <PersonLine key={`${person.userId} ${person.role}`} person={person}>
                <Text variant="small">{t(`roles.${person.role}`)}</Text>
              </PersonLine>
            ))}
          </RuledList>
        )}
        {mayInvite && !isReadOnly && (
          <TextLink href={applicationPaths.community} isStandalone>
            {t('places.shared.invite')}
          </TextLink>
        )}
      </Stack>
    </Panel>
  )
}
