import { applicationPaths } from '#contract/addresses.ts'
import type { Due } from '#contract/payments/debts.ts'
import { isInForce } from '#machines/payments/mandate/mandate.lifecycle.ts'
import type { PaymentRef } from '#machines/payments/payment/payment.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ToManager } from '../mandate/ToManager.tsx'
import { signaturePath } from '../setup/setupWords.ts'
import { lifeOf, type Standing } from '../standing.ts'

type Props = { due: Due; standing: Standing; flow: PaymentRef }

/** The ways to pay that the mandate and the hour allow. */
export function PayActs({ due, standing, flow }: Props) {
  const { translate: t, format } = useLanguage()
  const life = lifeOf(standing)
  const isOpen = standing.state !== 'out_of_slot'
  if (life === 'unsigned' || life === 'create_money_order') {
    return (
      <>
        <Text>
          {life === 'unsigned'
            ? t(`mandate.unsigned.${standing.signing}`, { mobile: standing.unsigned?.mobile ?? '' })
            : t('mandate.create_money_order.text')}
        </Text>
        {isOpen && (
          <MainAct>
            <LinkButton href={life === 'unsigned' ? signaturePath : applicationPaths.mandateSetup}>
              {t(life === 'unsigned' ? 'mandate.acts.resume' : 'paying.due.setUp')}
            </LinkButton>
          </MainAct>
        )}
      </>
    )
  }
  if (!isInForce(life)) {
    return (
      <>
        <Text>
          {t(
            life === 'suspended' ? `mandate.suspended.${standing.suspension ?? 'opposed'}` : 'mandate.unavailable.text',
          )}
        </Text>
        <ToManager />
      </>
    )
  }
  const { payable, nextPaymentAt } = due
  const canPay = isOpen && nextPaymentAt === null
  return (
    <Stack gap={3}>
      <Text variant="small">{t('paying.due.account', { account: standing.current?.iban ?? '' })}</Text>
      {isOpen && nextPaymentAt !== null && (
        <Text>{t('paying.due.waits', { time: format.time(new Date(nextPaymentAt)) })}</Text>
      )}
      {canPay && (
        <ButtonRow>
          {payable > 0 && (
            <MainAct>
              <Button
                isWide
                onClick={() =>
                  flow.send({
                    type: 'due.pay',
                    agreed: { amount: payable, choice: { what: 'everything' }, isOverpayment: false },
                  })
                }
              >
                {t('paying.due.pay', { amount: format.money(payable) })}
              </Button>
            </MainAct>
          )}
          <Button variant="secondary" onClick={() => flow.send({ type: 'step.select', step: 'choice' })}>
            {t('paying.due.other')}
          </Button>
        </ButtonRow>
      )}
    </Stack>
  )
}
