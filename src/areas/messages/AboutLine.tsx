import { dot } from '#contract/dot.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { Subject } from './newConversation.address.ts'

/** What the conversation is about. */
export function AboutLine({ entity: { kind, title }, onDetach }: { entity: Subject; onDetach: () => void }) {
  const t = useTranslate()
  return (
    <Flex alignItems="center" gap={2.5} ps={3.5} radius="control" bg="surfaceSunken">
      <Icon name="paperclip" size={18} />
      <Box flex={1} minWidth={0} py={2} overflowWrap="anywhere">
        {`${t('messages.start.about')} ${t(`conversation.subject.${kind}`).toLocaleLowerCase()}${dot}${title}`}
      </Box>
      <IconButton icon="cross" label={t('messages.start.detach', { title })} onClick={onDetach} />
    </Flex>
  )
}
