import { useQuery } from '@tanstack/react-query'
import { applicationPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { useLinkedPlace } from '#src/parts/useLinkedPlace.ts'
import { CardsSkeleton } from '#src/ui/CardSkeleton.tsx'
import { paymentQuery } from '../paymentQueries.ts'
import { OnePayment } from './OnePayment.tsx'
import { usePaymentWords } from './usePaymentWords.ts'

/** One payment: where the money is, according to whom, and the possible actions. */
export function PaymentScreen({ params: { paymentId }, ...props }: PropsOfPage<'payment'>) {
  const t = useTranslate()
  const words = usePaymentWords()
  useLinkedPlace(props)
  const payment = useQuery(paymentQuery(props.api, props.person, paymentId))
  return (
    <Page screen="payment" width={832} {...(payment.data && { title: words.titleOf(payment.data) })}>
      <Fetched
        query={payment}
        skeleton={<CardsSkeleton lines={[1, 2, 5]} />}
        gone={
          <Gone
            icon="receipt"
            title={t('followed.gone.title')}
            text={t('followed.gone.text')}
            href={applicationPaths.paying}
            label={t('followed.gone.toList')}
          />
        }
      >
        {(known) => (
          <ReadOnly session={props.session}>
            <OnePayment key={known.id} {...props} payment={known} />
          </ReadOnly>
        )}
      </Fetched>
    </Page>
  )
}
