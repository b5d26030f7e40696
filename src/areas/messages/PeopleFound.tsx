import type { RecipientPerson } from '#contract/messages/conversations.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { RowButton } from '#src/ui/RowButton.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  people: readonly RecipientPerson[]
  hasMore: boolean
  chosen: readonly string[]
  onChoose: (member: { id: string; name: string }) => void
}

/** The people with these letters in their name, and why some cannot be written to. */
export function PeopleFound({ people, hasMore, chosen, onChoose }: Props) {
  const t = useTranslate()
  const shown = people.filter(({ userId }) => !chosen.includes(userId))
  return (
    <Stack gap={2}>
      <Text variant="small" role="status">
        {shown.length === 0 && t('messages.start.noPeople')}
      </Text>
      {shown.length > 0 && (
        <Box maxHeight={320} overflow="auto" border="border" radius="control">
          <RuledList aria-label={t('messages.start.search')}>
            {shown.map((person) => (
              <Found key={person.userId} person={person} onChoose={onChoose} />
            ))}
          </RuledList>
        </Box>
      )}
      {hasMore && <Text variant="small">{t('messages.start.hasMore')}</Text>}
    </Stack>
  )
}

function Found({ person, onChoose }: { person: RecipientPerson; onChoose: Props['onChoose'] }) {
  const t = useTranslate()
  const { userId, displayName, roles, obstacle } = person
  const words =
    obstacle === null ? roles.map((role) => t(`roles.${role}`)).join(', ') : t(`messages.start.obstacle.${obstacle}`)
  return (
    <Flex as="li" position="relative" alignItems="center" gap={3} px={3.5} py={2}>
      <Avatar person={person} size={36} />
      <Box flex={1} minWidth={0}>
        {obstacle === null ? (
          <RowButton onClick={() => onChoose({ id: userId, name: displayName })}>{displayName}</RowButton>
        ) : (
          <Text as="span" variant="muted">
            {displayName}
          </Text>
        )}
        <Text variant="small">{words}</Text>
      </Box>
      {obstacle === null && <Icon name="plus" size={18} />}
    </Flex>
  )
}
