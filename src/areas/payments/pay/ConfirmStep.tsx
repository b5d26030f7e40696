import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import {
  selectConfirmation,
  selectDraft,
  selectHasMoved,
  selectIsSending,
} from '#machines/payments/payment/payment.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { paymentQueries } from '../paymentQueries.ts'
import { usePasswordWords } from '../usePasswordWords.ts'
import { deductedWords } from './dueWords.ts'
import type { OfPayStep } from './PayFlow.tsx'
import { SettledDebts } from './SettledDebts.tsx'

/** What the payment settles, the debited account, and the password. */
export function ConfirmStep({ api, person, placeId, standing, due, flow }: OfPayStep) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { agreed, what } = useSelector(flow, selectDraft)
  const hasMoved = useSelector(flow, selectHasMoved)
  const isSending = useSelector(flow, selectIsSending)
  const confirmation = useSelector(flow, selectConfirmation)
  const words = usePasswordWords()
  const preview = useQuery(paymentQueries(api, person, placeId).preview(agreed?.choice ?? { what: 'everything' }))
  const amount = agreed?.amount ?? 0
  return (
    <Stack gap={4}>
      <StepTitle hasMoved={hasMoved}>{t('paying.confirm.title')}</StepTitle>
      <Card>
        <Fetched query={preview} skeleton={<SkeletonText lines={5} />}>
          {({ settles, credit, collectOn }) => (
            <Stack gap={5}>
              <Facts
                columns={{ phone: '1fr 1fr' }}
                gap={4}
                values={{ fontWeight: 600 }}
                lines={[
                  [t('paying.confirm.amount'), format.money(amount)],
                  [t('paying.confirm.account'), standing.current?.iban],
                  [t('paying.confirm.creditor'), standing.creditor?.name],
                  [t('paying.confirm.collectOn'), format.date(momentOf(collectOn))],
                ]}
              />
              <Stack gap={2}>
                <Heading level={3}>{t('paying.confirm.settles')}</Heading>
                <SettledDebts caption={t('paying.confirm.settles')} {...{ settles, credit, amount }} />
                {due.deducted > 0 && amount === due.due && <Text variant="small">{deductedWords(due, language)}</Text>}
              </Stack>
            </Stack>
          )}
        </Fetched>
      </Card>
      {confirmation && (
        <PasswordForm
          confirmationRef={confirmation}
          sendLabel={t('paying.confirm.send', { amount: format.money(amount) })}
          words={words}
          back={
            <Button
              variant="quiet"
              disabled={isSending}
              onClick={() => flow.send({ type: 'step.select', step: what === 'everything' ? 'overview' : 'choice' })}
            >
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
