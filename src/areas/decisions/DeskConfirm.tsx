import { useSelector } from '@xstate/react'
import type { PresidentDeskRef } from '#machines/presidentDesk/presidentDesk.machine.ts'
import {
  selectAnswer,
  selectBinding,
  selectIsSending,
  selectValues,
} from '#machines/presidentDesk/presidentDesk.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepTitle } from '../StepTitle.tsx'
import { summary } from './flowStyles.ts'
import { PasswordForm } from './PasswordForm.tsx'

/** The answer once more, and the password. */
export function DeskConfirm({ deskRef }: { deskRef: PresidentDeskRef }) {
  const { translate: t, format } = useLanguage()
  const answer = useSelector(deskRef, selectAnswer)
  const { day, time, location, reason } = useSelector(deskRef, selectValues)
  const isSending = useSelector(deskRef, selectIsSending)
  const binding = useSelector(deskRef, selectBinding)
  if (answer === null) return null
  const lines = [
    [t('votes.desk.answer'), t(`votes.desk.${answer}.name`)],
    [t('votes.desk.day'), day && `${format.date(new Date(`${day}T12:00:00Z`))}, ${time}`],
    [t('votes.desk.location'), location],
    [t('votes.desk.reason'), reason],
  ] as const
  return (
    <Stack gap={4}>
      <StepTitle hasMoved>{t('votes.desk.confirmTitle')}</StepTitle>
      <Card>
        <dl css={summary}>
          {lines.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      {binding && (
        <PasswordForm
          bindingRef={binding}
          sendLabel={t(`votes.desk.send.${answer}`)}
          back={
            <Button variant="quiet" disabled={isSending} onClick={() => deskRef.send({ type: 'answer.change' })}>
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
