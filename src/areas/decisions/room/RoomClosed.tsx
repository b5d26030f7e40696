import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { moment } from '../decisionWords.ts'

type Decided = { decision: DecisionDetail }

/** Links back to the meeting, for its next resolution, and to this decision. */
export function LinksBack({ decision: { id, meeting } }: Decided) {
  const { translate: t } = useLanguage()
  return (
    <>
      <LinkButton href={pathOf('decision', { decisionId: id })} variant={meeting ? 'secondary' : 'primary'}>
        {t('decisions.page.back')}
      </LinkButton>
      {meeting && <LinkButton href={pathOf('meeting', { meetingId: meeting.id })}>{t('room.back')}</LinkButton>}
    </>
  )
}

export function Closed({ decision, text }: Decided & { text: string }) {
  const { translate: t } = useLanguage()
  return (
    <Outcome tone="info" title={t('room.closed.title')} foot={<LinksBack decision={decision} />}>
      <Text>{text}</Text>
    </Outcome>
  )
}

/** Why the room accepts no vote. */
export function NotOpen({ decision }: Decided) {
  const language = useLanguage()
  const { translate: t } = language
  const { meeting, life } = decision
  if (meeting === null) return <Closed decision={decision} text={t('room.closed.noMeeting')} />
  if (life !== 'requalified') return <Closed decision={decision} text={t('room.closed.counted')} />
  const isEarly = Date.parse(meeting.heldAt) > serverNow()
  const text = isEarly ? t('room.closed.early', moment(language, meeting.heldAt)) : t('room.closed.over')
  return <Closed decision={decision} text={text} />
}

/** Says that nobody is recorded as present yet. */
export function Nobody({ decision: { meeting } }: Decided) {
  const { translate: t } = useLanguage()
  return (
    <Card>
      <EmptyState
        icon="users"
        title={t('room.empty.title')}
        action={
          meeting && (
            <LinkButton href={pathOf('meeting', { meetingId: meeting.id })}>{t('room.empty.action')}</LinkButton>
          )
        }
      >
        <Text>{t('room.empty.text')}</Text>
      </EmptyState>
    </Card>
  )
}
