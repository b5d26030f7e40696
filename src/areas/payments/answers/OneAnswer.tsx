import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { applicationPaths } from '#contract/addresses.ts'
import type { BankAnswerDetail } from '#contract/payments/bankAnswers.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { bankAnswerMachine } from '#machines/payments/bankAnswer/bankAnswer.machine.ts'
import { selectIsApplied } from '#machines/payments/bankAnswer/bankAnswer.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useFlow } from '#src/parts/useFlow.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { AnswerActs } from './AnswerActs.tsx'
import { AnswerLines } from './AnswerLines.tsx'
import { answerActors } from './bankAnswer.actors.ts'

export type OfAnswer = OfBank & { answer: BankAnswerDetail }

/** The content of an answer, in sums and line by line, and the actions that it allows. */
export function OneAnswer({ answer, ...props }: OfAnswer) {
  const { api, person, placeId, inspect } = props
  const { translate: t, format, locale } = useLanguage()
  const client = useQueryClient()
  const [state] = useState(answer.state)
  const flow = useFlow(
    () =>
      bankAnswerMachine.provide({
        actors: answerActors({ api, client, person, placeId }, answer.id),
        actions: { leaveAnswer: () => navigate(applicationPaths.collections) },
      }),
    { inspect, input: { answerId: answer.id, state } },
  )
  const isApplied = useSelector(flow, selectIsApplied)
  const waiting = answer.lines.filter(({ life }) => life === 'waiting' || life === 'suspended').length
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} takesFocus={isApplied}>
            {t(isApplied ? 'bankAnswers.one.did' : 'bankAnswers.one.would')}
          </Heading>
          {isApplied && waiting === 0 && <Notice tone="success">{t('bankAnswers.one.applied')}</Notice>}
          {isApplied && waiting > 0 && (
            <Notice tone="warning">
              {t(`bankAnswers.one.rest.${pluralForm(locale, waiting)}`, { count: format.integer(waiting) })}
            </Notice>
          )}
          <Sums answer={answer} />
          {isApplied ? (
            <TextLink href={applicationPaths.collections} isStandalone>
              {t(waiting > 0 ? 'bankAnswers.one.decide' : 'bankAnswers.one.back')}
            </TextLink>
          ) : (
            <AnswerActs answerRef={flow} hasRefusals={answer.refused > 0} />
          )}
        </Stack>
      </Card>
      <AnswerLines answer={answer} isApplied={isApplied} />
    </Stack>
  )
}

/** The collected and refused amounts, and the number of lines that are neither. */
function Sums({ answer: { collected, refused, transferred, counts } }: Pick<OfAnswer, 'answer'>) {
  const { translate: t, format, locale } = useLanguage()
  const lines = (count: number) =>
    count > 0 && t(`bankAnswers.one.lines.${pluralForm(locale, count)}`, { count: format.integer(count) })
  const toCheck = counts.person + counts.unmatched
  if (counts.applied + toCheck === 0) return <Text>{t('bankAnswers.one.nothing')}</Text>
  return (
    <Facts
      columns={{ phone: 2, tablet: 4 }}
      gap={4}
      values={{ fontWeight: 600 }}
      lines={[
        [t('bankAnswers.one.collected'), format.money(collected)],
        [t('bankAnswers.one.refused'), format.money(refused)],
        [t('bankAnswers.one.transferred'), transferred > 0 && format.money(transferred)],
        [t('bankAnswers.one.toCheck'), lines(toCheck)],
        [t('bankAnswers.one.quiet'), lines(counts.noted + counts.known)],
      ]}
    />
  )
}
