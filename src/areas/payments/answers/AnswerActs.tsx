import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BankAnswerRef } from '#machines/payments/bankAnswer/bankAnswer.machine.ts'
import {
  selectIsApplying,
  selectIsDiscarding,
  selectSetback,
} from '#machines/payments/bankAnswer/bankAnswer.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Applies an answer, once, or discards it after a question. */
export function AnswerActs({ answerRef, hasRefusals }: { answerRef: BankAnswerRef; hasRefusals: boolean }) {
  const t = useTranslate()
  const isApplying = useSelector(answerRef, selectIsApplying)
  const isDiscarding = useSelector(answerRef, selectIsDiscarding)
  const setback = useSelector(answerRef, selectSetback)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {hasRefusals && <Text>{t('bankAnswers.one.told')}</Text>}
      {(setback === 'unanswered' || setback === 'overtaken') && (
        <Notice tone="danger">{t(`bankAnswers.one.${setback}`)}</Notice>
      )}
      <ButtonRow>
        <Button isBusy={isApplying} disabled={isDiscarding} onClick={() => answerRef.send({ type: 'answer.apply' })}>
          {t('bankAnswers.one.apply')}
        </Button>
        <Button variant="secondary" isBusy={isDiscarding} disabled={isApplying} onClick={() => setIsAsking(true)}>
          {t('bankAnswers.one.discard')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bankAnswers.one.question')}
        confirmLabel={t('bankAnswers.one.questionConfirm')}
        onConfirm={() => {
          setIsAsking(false)
          answerRef.send({ type: 'answer.discard' })
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('bankAnswers.one.questionText')}
      </ConfirmDialog>
    </>
  )
}
