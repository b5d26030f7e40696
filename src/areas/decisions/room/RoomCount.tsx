import { useSelector } from '@xstate/react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { choices, type Tally } from '#contract/decisions/majorities.ts'
import type { Room } from '#contract/decisions/roomVotes.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { RoomRef } from '#machines/decisions/room/room.machine.ts'
import { selectConfirmation, selectIsRefused, selectIsSending } from '#machines/decisions/room/room.selectors.ts'
import { type Language, useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { Fact } from '#src/ui/Facts.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { votesText } from '../decisionWords.ts'
import { PasswordStep } from '../PasswordStep.tsx'
import { standing, turnoutText, waysText } from '../tally/tallyWords.ts'

type Props = { roomRef: RoomRef; room: Room; decision: DecisionDetail }

/** Says how many owners are left; the server counts only once nobody is. */
function Waiting({ room: { waitingPeople: count } }: Pick<Props, 'room'>) {
  const { translate: t, format, locale } = useLanguage()
  if (count === 0) return null
  return (
    <Notice tone="warning">
      {t(`room.count.waiting.${pluralForm(locale, count)}`, { count: format.integer(count) })}
    </Notice>
  )
}

/** The button that starts the count, and its consequences. */
export function RoomCount({ roomRef, room }: Omit<Props, 'decision'>) {
  const { translate: t } = useLanguage()
  const isRefused = useSelector(roomRef, selectIsRefused)
  return (
    <Panel title={t('room.count.title')}>
      <Stack gap={4}>
        {isRefused && <Notice tone="danger">{t('room.count.refused')}</Notice>}
        <Text>{t('room.count.text')}</Text>
        <Waiting room={room} />
        {room.waitingPeople === 0 && (
          <div>
            <Button onClick={() => roomRef.send({ type: 'count.ask' })}>{t('room.count.start')}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

/** The count for confirmation, and the password. */
export function RoomConfirm({ roomRef, room, decision }: Props) {
  const language = useLanguage()
  const { translate: t } = language
  const { title, rule, tally } = decision
  const isSending = useSelector(roomRef, selectIsSending)
  const confirmation = useSelector(roomRef, selectConfirmation)
  return (
    <PasswordStep
      title={t('room.count.confirmTitle')}
      hasMoved
      lines={[
        [t('room.count.resolution'), title],
        [t('room.count.majority'), t(`decisions.rules.${rule}.name`)],
        [t('room.count.voted'), <Voters key="voters" decision={decision} />],
        ...(tally === null ? [] : linesOfCount(language, tally)),
      ]}
      confirmationRef={confirmation}
      isSending={isSending}
      sendLabel={t('room.count.send')}
      onBack={() => roomRef.send({ type: 'count.cancel' })}
    >
      <Waiting room={room} />
      <Text>{t('room.count.text')}</Text>
    </PasswordStep>
  )
}

/** How many voted, and how many of them in the room. */
export function Voters({ decision }: Pick<Props, 'decision'>) {
  const language = useLanguage()
  return (
    <>
      <Text>{turnoutText(language, decision)}</Text>
      <Text variant="small">{waysText(language, decision)}</Text>
    </>
  )
}

const linesOfCount = (language: Language, tally: Tally): readonly Fact[] => {
  const { translate: t } = language
  return [
    ...choices.map((choice): Fact => [t(`decisions.choices.${choice}`), votesText(t, language, tally[choice])]),
    [t('room.count.outcome'), standing(t, tally)],
  ]
}
