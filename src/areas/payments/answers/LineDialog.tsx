import { useQuery } from '@tanstack/react-query'
import type { LineChoices, WaitingLine } from '#contract/payments/answerLines.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { type AnswerLineAction, answerLineAfter } from '#machines/payments/answerLine/answerLine.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { answerQueries } from './answerQueries.ts'
import { useAnswerWords } from './useAnswerWords.ts'
import { type Decision, useDecide } from './useDecide.ts'

type Props = OfBank & { line: WaitingLine; onClose: () => void }

/** All possible meanings of a line of the bank. */
export function LineDialog({ line, onClose, ...props }: Props) {
  const { translate: t, format } = useLanguage()
  const words = useAnswerWords()
  const choices = useQuery(answerQueries(props.api, props.person, props.placeId).choices(line.id))
  const { isBusy, decide } = useDecide(props, line.id, onClose)
  const may = (type: AnswerLineAction['type']) => line.life !== null && answerLineAfter(line.life, line, { type })
  const sum = line.amount === null ? null : format.money(line.amount)
  return (
    <Modal isOpen width={800} title={[words.nameOf(line), sum].filter(Boolean).join(', ')} onClose={onClose}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Text fontWeight={600}>{words.saysOf(line)}</Text>
          {[words.reasonOf(line), words.whyOf(line)].map((said) => said && <Text key={said}>{said}</Text>)}
        </Stack>
        <Loaded query={choices} skeleton={<ListSkeleton titles={['60%', '50%']} details={['40%']} p={4} />}>
          {(found) => <Payments choices={found} isBusy={isBusy} decide={decide} />}
        </Loaded>
        <Stack as="section" gap={3}>
          <Heading level={3}>{t('bankAnswers.check.others')}</Heading>
          {(['suspend', 'dismiss'] as const).map(
            (kind) =>
              may(`line.${kind}`) && (
                <Stack key={kind} gap={2}>
                  <Text variant="muted">{t(`bankAnswers.check.${kind}Hint`)}</Text>
                  <div>
                    <Button variant="secondary" isBusy={isBusy} onClick={() => decide({ kind })}>
                      {t(`bankAnswers.check.${kind}`)}
                    </Button>
                  </div>
                </Stack>
              ),
          )}
        </Stack>
      </Stack>
    </Modal>
  )
}

type ChoiceProps = { choices: LineChoices; isBusy: boolean; decide: (decision: Decision) => void }

function Payments({ choices: { payments, whole }, isBusy, decide }: ChoiceProps) {
  const { translate: t, format, locale } = useLanguage()
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('bankAnswers.check.payments')}</Heading>
      {whole && (
        <Flex flexWrap="wrap" alignItems="center" gap={3}>
          <Text>
            {t(`bankAnswers.check.whole.${pluralForm(locale, whole.count)}`, {
              count: format.integer(whole.count),
              amount: format.money(whole.amount),
            })}
          </Text>
          <Button isBusy={isBusy} onClick={() => decide({ kind: 'assign', paymentId: null })}>
            {t('bankAnswers.check.assignWhole')}
          </Button>
        </Flex>
      )}
      {!whole && payments.length === 0 && <Text variant="muted">{t('bankAnswers.check.noPayments')}</Text>}
      {payments.length > 0 && (
        <RuledList isFramed aria-label={t('bankAnswers.check.payments')}>
          {payments.map(({ id, reference, ownerName, amount, collectOn }) => (
            <Flex as="li" key={id} flexWrap="wrap" alignItems="center" gap={3} px={4} py={2}>
              <Box flex="1 1 16rem" minWidth={0} overflowWrap="anywhere">
                {t('bankAnswers.check.payment', {
                  name: ownerName,
                  amount: format.money(amount),
                  date: format.date(momentOf(collectOn)),
                  reference,
                })}
              </Box>
              <Button
                variant="secondary"
                isBusy={isBusy}
                aria-label={t('bankAnswers.check.assignOf', { name: ownerName, reference })}
                onClick={() => decide({ kind: 'assign', paymentId: id })}
              >
                {t('bankAnswers.check.assign')}
              </Button>
            </Flex>
          ))}
        </RuledList>
      )}
    </Stack>
  )
}
