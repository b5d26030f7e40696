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

type StatusProps = {
  draftRef: DraftRef
  lacksFile?: boolean
  /** Nothing is below it that could move: it takes room only once it says something. */
  isLast?: boolean
}

/** Says where the draft is kept, and that a file is still uploading; shown once there is a draft. */
export function DraftStatus({ draftRef, lacksFile = false, isLast = false }: StatusProps) {
  const t = useTranslate()
  const keeping = useSelector(draftRef, selectKeeping)
  if (keeping === 'unkept') return <Notice tone="warning">{t('drafts.unkept')}</Notice>
  const words = [keeping && t(`drafts.${keeping}`), lacksFile && t('drafts.lacksFile')].filter(Boolean).join(dot)
  const padding = isLast && words !== '' ? 3 : 0
  return (
    <Text variant="small" pt={padding} minHeight={isLast ? 0 : '1.5em'} role="status">
      {words}
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
