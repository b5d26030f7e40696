import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { pathOf } from '#contract/paths.ts'
import { answerFileLimit } from '#contract/payments/bankAnswers.ts'
import { bankAnswerMachine } from '#machines/payments/bankAnswer/bankAnswer.machine.ts'
import { selectCanRetry, selectIsReading, selectSetback } from '#machines/payments/bankAnswer/bankAnswer.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Dropzone } from '#src/ui/Dropzone.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { readFile } from './bankAnswer.actors.ts'

/** Uploads a file of the bank, and opens its page. */
export function AnswerDrop({ api, person, placeId, inspect }: Pick<OfBank, 'api' | 'person' | 'placeId' | 'inspect'>) {
  const t = useTranslate()
  const client = useQueryClient()
  // No Canadian institution answers in XML.
  const isCsvOnly = useOffer().currency === 'CAD'
  const flow = useFlow(
    () =>
      bankAnswerMachine.provide({
        actors: { readFile: readFile({ api, client, person, placeId }) },
        actions: { openAnswer: (_, { answerId }) => navigate(pathOf('bankAnswer', { answerId })) },
      }),
    { inspect, input: { answerId: null, state: null } },
  )
  const isReading = useSelector(flow, selectIsReading)
  const setback = useSelector(flow, selectSetback)
  const canRetry = useSelector(flow, selectCanRetry)
  return (
    <Stack gap={3}>
      <Dropzone
        label={t('bankAnswers.field')}
        accept={isCsvOnly ? 'csv' : 'data'}
        maxSize={answerFileLimit}
        isBusy={isReading}
        onFiles={(files) => {
          const [file] = files
          if (file) flow.send({ type: 'file.choose', file })
        }}
      />
      <VisuallyHidden role="status">{isReading && t('bankAnswers.reading')}</VisuallyHidden>
      {setback !== null && setback !== 'overtaken' && (
        <Notice tone="danger">{t(`bankAnswers.refusals.${setback}`)}</Notice>
      )}
      {canRetry && (
        <div>
          <Button variant="secondary" onClick={() => flow.send({ type: 'file.retry' })}>
            {t('bankAnswers.retry')}
          </Button>
        </div>
      )}
      <Disclosure icon="info" label={t('bankAnswers.format')}>
        {!isCsvOnly && <Text variant="small">{t('bankAnswers.formats')}</Text>}
        {/* A column name is never broken: the line ends after a separator. */}
        <Text variant="small" overflowWrap="anywhere">
          {t('bankAnswers.csv')
            .split(/(?<=;)/)
            .map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
        </Text>
      </Disclosure>
    </Stack>
  )
}
