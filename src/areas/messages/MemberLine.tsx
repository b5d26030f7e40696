import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = {
  member: ConversationDetail['members'][number]
  isSelf: boolean
  /** Blocks or unblocks them; `null` = not possible. */
  acts: { readonly isBlocked: boolean; readonly toggle: () => void } | null
}

/** A member of the conversation, and the list through which they joined. */
export function MemberLine({ member: { displayName, byList, isStaff, ...member }, isSelf, acts }: Props) {
  const t = useTranslate()
  const isBlocked = acts?.isBlocked ?? false
  return (
    <Flex as="li" alignItems="center" gap={3} py={2} minHeight={60}>
      <Avatar person={{ displayName, ...member }} size={36} />
      <Box flex={1} minWidth={0} overflowWrap="anywhere">
        <p>{isSelf ? `${displayName} (${t('conversation.panel.self')})` : displayName}</p>
        {byList !== null && (
          <Text variant="small">{t('conversation.panel.byList', { list: t(`messages.lists.${byList}`) })}</Text>
        )}
        {isBlocked && <Text variant="small">{t('conversation.block.state')}</Text>}
      </Box>
      {isStaff && <Tag tone="accent">{t('conversation.staff')}</Tag>}
      {acts && (
        <Button
          variant="quiet"
          aria-label={t(isBlocked ? 'conversation.block.liftThis' : 'conversation.block.actionOn', {
            name: displayName,
          })}
          onClick={acts.toggle}
        >
          {t(isBlocked ? 'conversation.block.lift' : 'conversation.block.action')}
        </Button>
      )}
    </Flex>
  )
}
