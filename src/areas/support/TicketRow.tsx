import { pathOf } from '#contract/paths.ts'
import type { Ticket } from '#contract/support/tickets.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { ticketTones } from './ticketTones.ts'

type Props = {
  ticket: Ticket
  /** The line below the subject. */
  detail: string
  /** Printed in bold until it is read; an operator's list has nothing to read. */
  isUnread?: boolean
  onAim: () => void
}

/** A ticket in a list. */
export function TicketRow({ ticket: { id, subject, status }, detail, isUnread = false, onAim }: Props) {
  const { translate: t } = useLanguage()
  return (
    <ListRow
      href={pathOf('ticket', { ticketId: id })}
      title={subject}
      fontWeight={isUnread ? 700 : 500}
      before={isUnread && <VisuallyHidden>{t('support.row.unread')} </VisuallyHidden>}
      state={<Tag tone={ticketTones[status]}>{t(`support.status.${status}`)}</Tag>}
      edge={isUnread ? 'action' : 'transparent'}
      onAim={onAim}
    >
      <Text variant="small">{detail}</Text>
    </ListRow>
  )
}
