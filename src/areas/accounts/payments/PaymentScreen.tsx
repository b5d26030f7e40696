import { paymentDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { toTypedDate } from '#contract/dates.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { civilDay } from '#src/parts/civilMoment.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { BookkeepingPage } from '../bookkeeping/BookkeepingPage.tsx'
import { type Choices, OfBooks } from '../bookkeeping/OfBooks.tsx'
import { PaymentForm } from './PaymentForm.tsx'

/** Records a payment of a co-owner of the selected place. */
export const PaymentScreen = (props: ScreenProps) => (
  <BookkeepingPage {...props} screen="newPayment">
    {(placeId) => (
      <OfBooks {...props} placeId={placeId}>
        {(choices) => <Drafted {...props} placeId={placeId} choices={choices} />}
      </OfBooks>
    )}
  </BookkeepingPage>
)

function Drafted(props: ScreenProps & { placeId: string; choices: Choices }) {
  const t = useTranslate()
  const { timeZone } = useOffer()
  const { chart } = props.choices
  const banks = charts[chart].filter((code) => kindsOfAccounts[chart].banks.test(code))
  const blank = {
    ownerId: '',
    amount: '',
    paidOn: toTypedDate(civilDay(0, timeZone)),
    bankAccount: usualBank[chart],
    label: t('payment.usualLabel'),
    pieceReference: '',
  }
  return (
    <WithDraft skeleton={<FormSkeleton fields={3} />} {...props} form={paymentDraft} blank={blank}>
      {(kept) => <PaymentForm {...props} banks={banks} kept={kept} />}
    </WithDraft>
  )
}

const usualBank = { FR: '512', QC: '1000' } as const
