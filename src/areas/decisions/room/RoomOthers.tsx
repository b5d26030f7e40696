import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { choices } from '#contract/decisions/majorities.ts'
import type { Room } from '#contract/decisions/roomVotes.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { RoomRef } from '#machines/decisions/room/room.machine.ts'
import {
  selectHasFailed,
  selectIsAsking,
  selectIsRecording,
  selectNews,
  selectOthers,
} from '#machines/decisions/room/room.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AnswerRow } from '#src/ui/AnswerRow.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { votesText } from '../decisionWords.ts'

type Props = { roomRef: RoomRef; room: Room }

/** One choice for everybody left, as a meeting is counted: owners against, owners abstaining, then all the others. */
export function RoomOthers({ roomRef, room: { waitingPeople: people, waitingVotes: votes } }: Props) {
  const language = useLanguage()
  const { translate: t, format, locale } = language
  const news = useSelector(roomRef, selectNews)
  const others = useSelector(roomRef, selectOthers)
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        {news === 'changed' && <Notice tone="warning">{t('room.others.changed')}</Notice>}
        {news === 'recorded' && others && (
          <Notice tone="success">
            {t(`room.others.done.${pluralForm(locale, others.people)}`, {
              count: format.integer(others.people),
              choice: t(`decisions.choices.${others.choice}`),
            })}
          </Notice>
        )}
      </div>
      {people > 0 && (
        <Box p={4} radius="control" bg="surfaceSunken">
          <Stack gap={3}>
            <div>
              <Text variant="strong">{t('room.others.title')}</Text>
              <Text>
                {t(`room.others.text.${pluralForm(locale, people)}`, {
                  count: format.integer(people),
                  votes: votesText(t, language, votes),
                })}
              </Text>
            </div>
            <AnswerRow>
              {choices.map((choice) => (
                <Button
                  key={choice}
                  variant="secondary"
                  aria-label={t(`room.others.${choice}`)}
                  onClick={() => roomRef.send({ type: 'others.ask', vote: { choice, people, votes } })}
                >
                  {t(`decisions.choices.${choice}`)}
                </Button>
              ))}
            </AnswerRow>
          </Stack>
        </Box>
      )}
      <Question roomRef={roomRef} />
    </Stack>
  )
}

/** Confirms the choice, with the number of people it concerns. */
function Question({ roomRef }: Pick<Props, 'roomRef'>) {
  const language = useLanguage()
  const { translate: t, format, locale } = language
  const textId = useId()
  const isAsking = useSelector(roomRef, selectIsAsking)
  const isBusy = useSelector(roomRef, selectIsRecording)
  const hasFailed = useSelector(roomRef, selectHasFailed)
  const others = useSelector(roomRef, selectOthers)
  if (!others) return null
  const { choice, people, votes } = others
  const cancel = () => roomRef.send({ type: 'others.cancel' })
  return (
    <Modal
      isOpen={isAsking}
      onClose={cancel}
      title={t('room.others.question', { choice: t(`decisions.choices.${choice}`) })}
      role="alertdialog"
      describedBy={textId}
      isClosable={!isBusy}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={cancel}>
            {t('shared.confirm.cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={() => roomRef.send({ type: 'others.confirm' })}>
            {t('room.others.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p id={textId}>
          {t(`room.others.effect.${pluralForm(locale, people)}`, {
            count: format.integer(people),
            votes: votesText(t, language, votes),
          })}
        </p>
        {hasFailed && <Notice tone="danger">{t('room.others.unanswered')}</Notice>}
      </Stack>
    </Modal>
  )
}
