import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { dot } from '#contract/dot.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import type { DraftRef } from '#machines/parts/draft/draft.machine.ts'
import { selectKeeping } from '#machines/parts/draft/draft.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusFirst } from '#src/ui/focusField.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Confirmation } from './Confirmation.tsx'
import type { ScreenProps } from './screenProps.ts'
import { useFlow } from './useFlow.ts'

/** Says where the draft is kept, and that a file is still uploading; shown once there is a draft. */
export function DraftStatus({ draftRef, lacksFile = false }: { draftRef: DraftRef; lacksFile?: boolean }) {
  const t = useTranslate()
  const keeping = useSelector(draftRef, selectKeeping)
  if (keeping === 'unkept') return <Notice tone="warning">{t('drafts.unkept')}</Notice>
  return (
    <Text variant="small" minHeight="1.5em" role="status">
      {[keeping && t(`drafts.${keeping}`), lacksFile && t('drafts.lacksFile')].filter(Boolean).join(dot)}
    </Text>
  )
}

type RestoredProps = Pick<ScreenProps, 'inspect'> & {
  isRestored: boolean
  isBusy: boolean
  onDiscard: () => void
}

/** An earlier draft fills the fields; the person continues or discards it. */
export function DraftRestored({ isRestored, isBusy, onDiscard, inspect }: RestoredProps) {
  const t = useTranslate()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: { carryOut: fromPromise<unknown, { subject: string }>(async () => onDiscard()) },
      }),
    { inspect },
  )
  const [isSeen, setIsSeen] = useState(false)
  if (!isRestored || isSeen) return null
  return (
    <Notice>
      {t('drafts.restored')}{' '}
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest('form') ?? currentTarget.closest('main')?.querySelector('form')
          setIsSeen(true)
          focusFirst(form)
        }}
      >
        {t('drafts.resume')}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => question.send({ type: 'question.ask', subject: '' })}>
        {t('drafts.discard')}
      </Button>
      <Confirmation confirmationRef={question} title={t('drafts.question')} confirmLabel={t('drafts.confirm')}>
        {t('drafts.questionText')}
      </Confirmation>
    </Notice>
  )
}
