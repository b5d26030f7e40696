import { consentVersion } from '#contract/payments/mandates.ts'
import type { CallsOf } from './routeCall.ts'

export const mandatesCalls: CallsOf<'mandates'> = ({ placeId }) => ({
  check: { params: { placeId } },
  read: { params: { placeId } },
  write: {
    params: { placeId },
    body: {
      moneyOrder: {
        kind: 'manual',
        ownerName: 'Camille Delattre',
        address: { number: '14', street: 'rue de la Bassée', zipCode: '59000', city: 'Lille', country: 'FR' },
        iban: 'FR76 3000 6000 0112 3456 7890 189',
        mobile: '06 12 34 56 78',
        isMobileRight: true,
      },
    },
  },
  drop: { params: { placeId } },
  sendCode: { params: { placeId } },
  sign: { params: { placeId }, body: { signature: { code: '123456', consent: consentVersion } } },
  choose: {
    params: { placeId },
    body: { moneyOrder: { kind: 'auto', confirmationToken: 'the token of a confirmation' } },
  },
  revoke: { params: { placeId } },
})
