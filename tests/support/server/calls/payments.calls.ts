import { consentVersion } from '#contract/payments/mandates.ts'
import { demoName } from '#tests/support/demoNames.ts'
import type { CallsOf } from './routeCall.ts'

export const mandatesCalls: CallsOf<'mandates'> = ({ placeId }) => ({
  check: { params: { placeId } },
  read: { params: { placeId } },
  write: {
    params: { placeId },
    body: {
      moneyOrder: {
        kind: 'manual',
        ownerName: demoName('coproprietaire'),
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

export const mandateDeskCalls: CallsOf<'mandateDesk'> = ({ placeId, mandateId }) => ({
  list: { params: { placeId } },
  release: { params: { placeId, mandateId } },
  end: { params: { placeId, mandateId } },
})

export const signaturesCalls: CallsOf<'signatures'> = ({ placeId, signatureRequestId: requestId }) => ({
  request: { params: { placeId }, body: { signatureRequest: { consent: consentVersion } } },
  read: { params: { requestId } },
  check: { params: { requestId } },
  report: { body: { event: { id: 'an event of the provider', reference: requestId } } },
})

export const collectionsCalls: CallsOf<'collections'> = ({ placeId, fileId }) => ({
  outlook: { params: { placeId } },
  list: { params: { placeId } },
  files: { params: { placeId } },
  make: { params: { placeId }, body: { collectionFile: { format: 'pain.008.001.08' } } },
  cancel: { params: { placeId, fileId } },
  handOut: { params: { placeId, fileId } },
})

export const bankAnswersCalls: CallsOf<'bankAnswers'> = ({ placeId, answerId }) => ({
  list: { params: { placeId } },
  upload: {
    params: { placeId },
    body: {
      bankAnswer: {
        name: 'réponse.csv',
        content: Buffer.from('kind;end_to_end_id;amount;day\ncollected;P1;412.30;2030-01-16\n').toString('base64'),
      },
    },
  },
  read: { params: { placeId, answerId } },
  apply: { params: { placeId, answerId } },
  discard: { params: { placeId, answerId } },
})

export const paymentNeedsCalls: CallsOf<'paymentNeeds'> = ({ placeId }) => ({
  read: { params: { placeId } },
})

export const answerLinesCalls: CallsOf<'answerLines'> = ({ placeId, lineId, paymentId }) => ({
  list: { params: { placeId } },
  choices: { params: { placeId, lineId } },
  assign: { params: { placeId, lineId }, body: { assignment: { paymentId } } },
  suspend: { params: { placeId, lineId } },
  dismiss: { params: { placeId, lineId } },
})

const confirmationToken = 'the token of a confirmation'

export const paymentsCalls: CallsOf<'payments'> = ({ placeId, paymentId }) => ({
  due: { params: { placeId } },
  preview: { params: { placeId }, body: { payment: { what: 'amount', amount: 5_000 } } },
  list: { params: { placeId } },
  ask: {
    params: { placeId },
    body: {
      payment: { choice: { what: 'amount', amount: 5_000 }, amount: 5_000, isOverpayment: true, confirmationToken },
    },
  },
  read: { params: { paymentId } },
  outcome: { params: { paymentId } },
  hold: { params: { paymentId } },
  release: { params: { paymentId } },
  retry: { params: { paymentId }, body: { payment: { confirmationToken } } },
})

export const refundsCalls: CallsOf<'refunds'> = ({ placeId, refundId }) => ({
  terms: { params: { placeId } },
  list: { params: { placeId } },
  ask: {
    params: { placeId },
    body: {
      refund: { amount: 5_000, isToMandate: false, iban: 'FR76 3000 6000 0112 3456 7890 189', confirmationToken },
    },
  },
  withdraw: { params: { placeId, refundId } },
})

export const refundDeskCalls: CallsOf<'refundDesk'> = ({ placeId, refundId }) => ({
  toDecide: {},
  list: { params: { placeId } },
  approve: { params: { placeId, refundId } },
  confirm: { params: { placeId, refundId } },
  decline: { params: { placeId, refundId }, body: { refund: { reason: 'Votre appel du 1er avril suit.' } } },
  settle: { params: { placeId, refundId }, body: { refund: { transferredOn: '2030-01-15' } } },
})

export const refundFilesCalls: CallsOf<'refundFiles'> = ({ placeId, refundFileId: fileId }) => ({
  ready: { params: { placeId } },
  list: { params: { placeId } },
  make: { params: { placeId }, body: { refundFile: { format: 'pain.001.001.09' } } },
  cancel: { params: { placeId, fileId } },
  handOut: { params: { placeId, fileId } },
})
