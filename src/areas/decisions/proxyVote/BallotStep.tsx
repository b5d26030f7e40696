import { useSelector } from '@xstate/react'
import { choices } from '#contract/decisions/majorities.ts'
import {
  selectBallotCode,
  selectDraft,
  selectHasMoved,
  selectIsIncomplete,
  selectRefusal,
} from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import { selectHasFailedFile, selectIsUnderway } from '#machines/parts/attachments/attachments.selectors.ts'
import { elided } from '#src/i18n/elided.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { StepForm } from '#src/parts/StepForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { ProxyRefusal } from './ProxyRefusal.tsx'
import type { OfProxyStep } from './ProxySteps.tsx'

/** Step 2: the signed ballot, and the choice on it. */
export function BallotStep({
  proxyRef,
  attachmentsRef,
  fileUrl,
  decision,
}: OfProxyStep & { readonly attachmentsRef: AttachmentsRef }) {
  const t = useTranslate()
  const { principal, ballot, choice, isSigned } = useSelector(proxyRef, selectDraft)
  const hasMoved = useSelector(proxyRef, selectHasMoved)
  const isIncomplete = useSelector(proxyRef, selectIsIncomplete)
  const refusal = useSelector(proxyRef, selectRefusal)
  const ballotCode = useSelector(proxyRef, selectBallotCode)
  const isUnderway = useSelector(attachmentsRef, selectIsUnderway)
  const hasFailedFile = useSelector(attachmentsRef, selectHasFailedFile)
  const name = principal?.name ?? ''
  const isOnline = principal?.isOnline === true
  const power = decision.powers.find(({ giver, isOwn }) => !isOwn && giver.userId === principal?.id)
  return (
    <StepForm
      onConfirm={() => {
        if (isUnderway || hasFailedFile) return
        proxyRef.send({ type: 'ballot.confirm' })
      }}
    >
      <Stack gap={5}>
        <StepTitle hasMoved={hasMoved}>
          {elided(t(isOnline ? 'votes.proxy.ballot.onlineTitle' : 'votes.proxy.ballot.title', { name }), name)}
        </StepTitle>
        {refusal !== null && ballotCode !== 'unreadablePage' && <ProxyRefusal refusal={refusal} />}
        {isOnline ? (
          <Instructions text={power?.instructions ?? null} />
        ) : (
          <Stack gap={2}>
            <Heading level={3}>{t('votes.proxy.ballot.file')}</Heading>
            <Text variant="small">{t('votes.proxy.ballot.fileHint')}</Text>
            <AttachmentsField attachmentsRef={attachmentsRef} label={t('votes.proxy.ballot.file')} fileUrl={fileUrl} />
            {ballotCode === 'unreadablePage' && <Notice tone="danger">{t('errors.field.unreadablePage')}</Notice>}
            {isIncomplete && ballot === null && <Notice tone="danger">{t('votes.proxy.ballot.fileRequired')}</Notice>}
          </Stack>
        )}
        <RadioCards
          legend={t(isOnline ? 'votes.proxy.ballot.onlineChoice' : 'votes.proxy.ballot.choice')}
          name="choice"
          value={choice}
          onChange={(chosen) => proxyRef.send({ type: 'choice.choose', choice: chosen })}
          options={choices.map((value) => ({ value, label: t(`decisions.choices.${value}`) }))}
          error={
            isIncomplete && choice === null
              ? t(isOnline ? 'votes.vote.choice.required' : 'votes.proxy.ballot.choiceRequired')
              : undefined
          }
        />
        {!isOnline && (
          <Checkbox
            name="isSigned"
            checked={isSigned}
            onChange={({ currentTarget: { checked } }) => proxyRef.send({ type: 'ballot.sign', isSigned: checked })}
            label={t('votes.proxy.ballot.signed', { name })}
            error={isIncomplete && !isSigned ? t('votes.proxy.ballot.signedRequired') : undefined}
          />
        )}
        {isUnderway && <Notice>{t('votes.proxy.ballot.underway')}</Notice>}
        {hasFailedFile && <Notice tone="warning">{t('votes.proxy.ballot.failedFile')}</Notice>}
        <StepFoot>
          <Button variant="quiet" onClick={() => proxyRef.send({ type: 'step.select', step: 'principal' })}>
            {t('common.back')}
          </Button>
          <Button type="submit" isBusy={isUnderway}>
            {t('votes.proxy.ballot.next')}
          </Button>
        </StepFoot>
      </Stack>
    </StepForm>
  )
}

/** How the principal wants to vote. */
function Instructions({ text }: { text: string | null }) {
  const t = useTranslate()
  return (
    <Stack gap={2}>
      <Heading level={3}>{t('votes.power.instructionsTitle')}</Heading>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text ?? t('votes.power.noInstructions')}
      </Text>
    </Stack>
  )
}
