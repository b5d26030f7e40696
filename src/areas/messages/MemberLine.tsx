import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

/** A member of the conversation, and the list by which they came. */
export function MemberLine({ member }: { member: ConversationDetail['members'][number] }) {
  const t = useTranslate()
  return (
    <Flex as="li" alignItems="center" gap={3} py={2}>
      <Avatar person={member} size={36} />
      <Box flex={1} minWidth={0}>
        <p>{member.displayName}</p>
        {member.byList !== null && (
          <Text variant="small">{t('conversation.panel.byList', { list: t(`messages.lists.${member.byList}`) })}</Text>
        )}
      </Box>
      {member.isStaff && <Tag tone="accent">{t('conversation.staff')}</Tag>}
    </Flex>
  )
}
