import { useSelector } from '@xstate/react'
import type { InspectionEvent, Observer } from 'xstate'
import { consentMachine } from '#machines/measuring/consent/consent.machine.ts'
import {
  selectAnswer,
  selectCanClose,
  selectIsAsking,
  selectIsFresh,
  selectIsPrevented,
} from '#machines/measuring/consent/consent.selectors.ts'
import type { PortalRef } from '#machines/portal/portal/portal.machine.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useFlow } from '#src/parts/useFlow.ts'
import { AnswerRow } from '#src/ui/AnswerRow.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PageFoot } from '#src/ui/PageFoot.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { keepAnswer, readAnswer } from './keptAnswer.ts'
import { measure } from './measure.ts'

type Props = {
  analytics: NonNullable<Page['analytics']>
  local: Storage
  portalRef: PortalRef
  inspect: Observer<InspectionEvent> | null
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Asks whether pages may be counted, and keeps a link to that question visible. */
export function MeasuringFoot({ analytics, local, portalRef, inspect }: Props) {
  const t = useTranslate()
  const create = () =>
    consentMachine.provide({
      actors: { measure: measure({ analytics, portal: portalRef }) },
      actions: { keepAnswer: ({ context }) => keepAnswer(local, context.answer) },
    })
  const flow = useFlow(create, { inspect, input: { answer: readAnswer(local) } })
  const isAsking = useSelector(flow, selectIsAsking)
  const canClose = useSelector(flow, selectCanClose)
  const answer = useSelector(flow, selectAnswer)
  const isFresh = useSelector(flow, selectIsFresh)
  const isPrevented = useSelector(flow, selectIsPrevented)

  if (isAsking) {
    return (
      <PageFoot isPinned>
        <Stack as="section" gap={3} aria-label={t('measuring.title')}>
          <Heading level={2} takesFocus={canClose}>
            {t('measuring.title')}
          </Heading>
          <Text>
            {t('measuring.lead')} {answer && t(`measuring.answer.${answer}`)}
          </Text>
          <AnswerRow>
            <Button variant="secondary" onClick={() => flow.send({ type: 'consent.allow' })}>
              {t('measuring.allow')}
            </Button>
            <Button variant="secondary" onClick={() => flow.send({ type: 'consent.refuse' })}>
              {t('measuring.refuse')}
            </Button>
            {canClose && (
              <Button variant="quiet" onClick={() => flow.send({ type: 'consent.close' })}>
                {t('measuring.close')}
              </Button>
            )}
          </AnswerRow>
        </Stack>
      </PageFoot>
    )
  }
  return (
    <PageFoot isPinned={false}>
      <Text role="status">{isPrevented && t('measuring.prevented')}</Text>
      <Button variant="quiet" ref={isFresh ? focus : null} onClick={() => flow.send({ type: 'consent.manage' })}>
        {t('measuring.manage')}
      </Button>
    </PageFoot>
  )
}
