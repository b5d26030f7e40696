import { useQueryClient } from '@tanstack/react-query'
import type { MeetingDetail } from '#contract/decisions/meetingDesk.ts'
import { pathOf } from '#contract/paths.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { PowersPanel } from '../power/PowersPanel.tsx'
import { meetingQueries } from './meetingQueries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & { meeting: MeetingDetail; canGive: boolean }

/** Being represented in a meeting, and the powers given and held for it. */
export function MeetingPowers({ api, person, meeting, canGive }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const { id: meetingId, hasBegun, powers, minutesNotifiedOn } = meeting
  const queries = meetingQueries(api, person)
  const isOver = minutesNotifiedOn !== null
  return (
    <>
      <PowersPanel
        powers={powers}
        on={{
          answer: (powerId) => queries.answerPower(client, { meetingId, powerId }),
          revoke: (powerId) => queries.revokePower(client, { meetingId, powerId }),
          isOpen: !hasBegun,
          isOver,
          use: isOver ? null : { text: t('votes.power.comeInstead') },
        }}
      />
      {canGive && (
        <Panel title={t('meetings.power')} lead={t('meetings.powerLead')}>
          <ButtonRow>
            <LinkButton href={pathOf('giveMeetingPower', { meetingId })} variant="secondary">
              {t('dashboard.meeting.power')}
            </LinkButton>
          </ButtonRow>
        </Panel>
      )}
    </>
  )
}
