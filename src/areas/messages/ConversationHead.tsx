import { useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { dot } from '#contract/dot.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { MembersPanel } from './MembersPanel.tsx'
import { membersText } from './messageWords.ts'
import { useOwnChanges } from './useOwnChanges.ts'
import { useShortcuts } from './useShortcuts.ts'

type Props = ScreenProps & { conversation: ConversationDetail; isReadOnly: boolean }
type Subject = ConversationDetail['subjects'][number]

/** Above the thread: the people who read it, and its subject. */
export function ConversationHead({ conversation, isReadOnly, ...props }: Props) {
  const language = useLanguage()
  const { translate: t, locale } = language
  const [isOpen, setIsOpen] = useState(false)
  const { membersCount, subjects, isClosed, placeId, isMember } = conversation
  const { archive } = useOwnChanges({ ...props, conversation })
  const onError = () => props.say({ message: t('conversation.panel.failed'), tone: 'error' })
  useShortcuts(isMember && !isReadOnly ? { archive: () => archive({ onError }) } : {})
  const count = t(`conversation.members.${pluralForm(locale, membersCount)}`, { count: membersCount })
  return (
    <Flex alignItems="center" gap={2} ps={4} pe={2} py={1.5} borderBottom="border">
      <Box flex={1} minWidth={0}>
        <Text variant="small" lineClamp={1}>
          {`${membersText(language, conversation)}${dot}${count}`}
        </Text>
        {subjects.map((subject) => (
          <SubjectLine key={subject.id} subject={subject} />
        ))}
        {isClosed && <Text variant="small">{t('conversation.closed')}</Text>}
        <OtherPlace {...props} of={placeId} />
      </Box>
      <IconButton
        icon="users"
        label={t('conversation.panel.open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <MembersPanel {...props} conversation={conversation} isReadOnly={isReadOnly} onClose={() => setIsOpen(false)} />
      )}
    </Flex>
  )
}

function SubjectLine({ subject: { kind, id, title } }: { subject: Subject }) {
  const { translate: t } = useLanguage()
  const href = hrefOf(kind, id)
  return (
    <Text variant="small" lineClamp={1}>
      {`${t(`conversation.subject.${kind}`)}${dot}`}
      {title === null ? t('conversation.hiddenSubject') : <TextLink href={href}>{title}</TextLink>}
    </Text>
  )
}

function hrefOf(kind: Subject['kind'], id: string) {
  if (kind === 'report') return pathOf('report', { reportId: id })
  if (kind === 'decision') return pathOf('decision', { decisionId: id })
  return kind === 'equipment' ? pathOf('equipment', { equipmentId: id }) : screenPaths.personalAccount
}
