import { mandateKinds, suspensionReasons } from '#contract/payments/mandates.ts'
import { answerLineLifecycle } from '#machines/payments/answerLine/answerLine.lifecycle.ts'
import { bankAnswerMachine } from '#machines/payments/bankAnswer/bankAnswer.machine.ts'
import { collectionMachine } from '#machines/payments/collection/collection.machine.ts'
import { kindChangeMachine } from '#machines/payments/kindChange/kindChange.machine.ts'
import { mandateLifecycle } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { outcomeMachine } from '#machines/payments/outcome/outcome.machine.ts'
import { paymentLifecycle } from '#machines/payments/payment/payment.lifecycle.ts'
import { paymentMachine } from '#machines/payments/payment/payment.machine.ts'
import { paymentSteps } from '#machines/payments/payment/payment.setup.ts'
import { paymentMandateMachine } from '#machines/payments/paymentMandate/paymentMandate.machine.ts'
import { setupSteps } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { refundLifecycle } from '#machines/payments/refund/refund.lifecycle.ts'
import { refundRequestMachine } from '#machines/payments/refundRequest/refundRequest.machine.ts'
import { retryMachine } from '#machines/payments/retry/retry.machine.ts'
import { signatureLifecycle } from '#machines/payments/signature/signature.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { aCode, aTypedMandate, atProvider, inForce, nothingYet, waiting } from '#tests/support/startPaymentMandate.ts'

const facts = mandateKinds.flatMap((kind) => [null, ...suspensionReasons].map((suspension) => ({ kind, suspension })))

const flags = [false, true]
const paymentFacts = flags.flatMap((isHandedOut) =>
  flags.flatMap((isHoldable) => flags.map((isRetryable) => ({ isHandedOut, isHoldable, isRetryable }))),
)

const refundFacts = flags.flatMap((isOwn) =>
  flags.flatMap((isApprover) => flags.map((isHandedOut) => ({ isOwn, isApprover, isHandedOut }))),
)

const aRefund = { amount: 5_000, isToMandate: true, bankAccount: {} }

const choice = { what: 'everything' } as const
const agreed = (isOverpayment: boolean) => ({ amount: 41_230, choice, isOverpayment })

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })

const anySetback = [{ kind: 'unanswered' }, { kind: 'night' }, { kind: 'changed', standing: inForce }]

export const walks = [
  walkOf(mandateLifecycle, {
    inputs: facts,
    events: [
      { type: 'collection.offer' },
      { type: 'collection.stop' },
      { type: 'mandate.write' },
      { type: 'mandate.drop' },
      { type: 'mandate.sign' },
      ...mandateKinds.map((kind) => ({ type: 'kind.choose' as const, kind })),
      { type: 'mandate.oppose' },
      { type: 'mandate.expire' },
      { type: 'mandate.release' },
      { type: 'mandate.revoke' },
      { type: 'lots.sell' },
    ],
  }),
  walkOf(signatureLifecycle, {
    inputs: flags.flatMap((isCurrent) => flags.map((isInTime) => ({ isCurrent, isInTime }))),
    events: [
      { type: 'signature.confirm' },
      { type: 'signature.refuse' },
      { type: 'signature.expire' },
      { type: 'mandate.change' },
    ],
    ends: ['signed', 'refused', 'expired', 'void'],
    by: ({ context }) => context,
  }),
  walkOf(outcomeMachine, {
    inputs: [null, 'an id'].map((id) => ({ type: 'signature', id, isSignedIn: true })),
    events: [{ type: 'outcome.retry' }],
    answers: {
      readOutcome: [
        { kind: 'done', placeId: 'p', state: 'signed' },
        { kind: 'refused', placeId: 'p', state: 'refused' },
        { kind: 'waiting' },
        { kind: 'expired' },
        { kind: 'elsewhere', allowedOffer: 'VSY' },
      ],
    },
    ends: ['done', 'refused', 'expired', 'elsewhere'],
  }),
  walkOf(paymentLifecycle, {
    inputs: paymentFacts,
    events: [
      { type: 'payment.hold' },
      { type: 'payment.release' },
      { type: 'payment.retry' },
      { type: 'mandate.stop' },
      { type: 'mandate.resume' },
      { type: 'file.make' },
      { type: 'file.cancel' },
      { type: 'bank.credit' },
      { type: 'bank.reject' },
      { type: 'bank.return' },
      { type: 'bank.refund' },
      { type: 'ledger.book' },
      { type: 'manager.reverse' },
    ],
    ends: ['refunded', 'refused'],
    by: ({ context }) => context,
  }),
  walkOf(refundLifecycle, {
    inputs: refundFacts,
    events: [
      { type: 'refund.withdraw' },
      { type: 'refund.approve' },
      { type: 'refund.confirm' },
      { type: 'refund.decline' },
      { type: 'refund.settle' },
      { type: 'file.make' },
      { type: 'file.cancel' },
      { type: 'bank.transfer' },
      { type: 'bank.reject' },
      { type: 'bank.return' },
    ],
    ends: ['declined', 'withdrawn', 'refused'],
    by: ({ context }) => context,
  }),
  walkOf(kindChangeMachine, {
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'change.begin', present: 'manual' },
      { type: 'change.cancel' },
      ...mandateKinds.map((kind) => ({ type: 'kind.choose' as const, kind })),
      { type: 'kind.confirm' },
      { type: 'kind.back' },
    ],
    answers: {
      sendAct: [{ kind: 'expired' }, { kind: 'unanswered' }, { kind: 'sent', id: null }, refused('out_of_slot')],
    },
    by: ({ context }) => [context.present, context.chosen, context.refusal],
  }),
  walkOf(paymentMachine, {
    inputs: paymentSteps.map((step) => ({ draft: null, step })),
    events: [
      { type: 'act.confirmed', token: 't' },
      ...paymentSteps.flatMap((step) => [
        { type: 'step.select' as const, step },
        { type: 'step.shown' as const, step },
      ]),
      { type: 'due.pay', agreed: agreed(false) },
      { type: 'choice.change', written: { what: 'everything', debtIds: [], typed: '' } },
      { type: 'choice.confirm', choice: null },
      { type: 'choice.confirm', choice },
      { type: 'credit.accept' },
      { type: 'credit.decline' },
      { type: 'debts.changed' },
      { type: 'outcome.close' },
    ],
    answers: {
      checkChoice: [agreed(false), agreed(true)],
      sendAct: [{ kind: 'expired' }, { kind: 'unanswered' }, { kind: 'sent', id: 'p1' }, refused('payment_too_soon')],
    },
    by: ({ context: { draft, considered } }) => [draft.agreed?.isOverpayment, considered?.isOverpayment],
  }),
  walkOf(retryMachine, {
    events: [{ type: 'act.confirmed', token: 't' }, { type: 'retry.begin' }, { type: 'retry.cancel' }],
    answers: {
      sendAct: [{ kind: 'expired' }, { kind: 'unanswered' }, { kind: 'sent', id: 'p2' }, refused('payment_too_soon')],
    },
    ends: ['done'],
    by: ({ context }) => context.refusal,
  }),
  walkOf(refundRequestMachine, {
    events: [
      { type: 'act.confirmed', token: 't' },
      { type: 'refund.begin' },
      { type: 'refund.cancel' },
      ...[0, 5_000].map((free) => ({ type: 'refund.write' as const, wanted: aRefund, free })),
      { type: 'refund.correct' },
    ],
    answers: {
      sendAct: [{ kind: 'expired' }, { kind: 'unanswered' }, { kind: 'sent', id: null }, refused('amount_changed')],
    },
    by: ({ context: { wanted, isTooMuch, refusal } }) => [wanted, isTooMuch, refusal],
  }),
  walkOf(collectionMachine, {
    inputs: [{ format: 'cpa005' }],
    events: [
      { type: 'file.prepare' },
      { type: 'format.choose', format: 'cpa005' },
      { type: 'file.make' },
      { type: 'file.leave' },
    ],
    answers: { makeFile: ['made', 'refused'] },
    by: ({ context }) => context.isRefused,
  }),
  walkOf(answerLineLifecycle, {
    inputs: flags.flatMap((isMoney) => flags.map((hasSuspense) => ({ isMoney, hasSuspense }))),
    events: [{ type: 'line.assign' }, { type: 'line.suspend' }, { type: 'line.dismiss' }],
    ends: ['assigned', 'dismissed'],
    by: ({ context }) => context,
  }),
  walkOf(bankAnswerMachine, {
    inputs: [
      { answerId: null, state: null },
      { answerId: 'a', state: 'read' },
      { answerId: 'a', state: 'applied' },
    ],
    events: [
      { type: 'file.choose', file: new File(['kind'], 'réponse.csv') },
      { type: 'file.retry' },
      { type: 'answer.changed', state: 'read' },
      { type: 'answer.changed', state: 'applied' },
      { type: 'answer.apply' },
      { type: 'answer.discard' },
    ],
    answers: {
      readFile: [
        { kind: 'read', answerId: 'a' },
        { kind: 'refused', reason: 'notUtf8' },
      ],
      applyAnswer: ['applied', 'refused'],
      discardAnswer: [undefined],
    },
    ends: ['opened', 'left'],
    by: ({ context: { file, setback, state } }) => [file !== null, setback, state],
  }),
  walkOf(paymentMandateMachine, {
    inputs: [
      ...setupSteps.map((step) => ({ step, standing: nothingYet })),
      { step: 'create', standing: { ...nothingYet, isOpen: false } },
      { step: 'create', standing: { ...nothingYet, mayWrite: false } },
    ],
    events: [
      { type: 'mandate.write', mandate: aTypedMandate },
      { type: 'code.request' },
      { type: 'signature.request' },
      { type: 'mandate.sign', signatureCode: '123456' },
      ...[
        nothingYet,
        waiting,
        inForce,
        atProvider,
        { ...waiting, code: aCode('a') },
        { ...waiting, code: aCode('b') },
        { ...waiting, writtenAt: 'later' },
        { ...nothingYet, mayWrite: false },
      ].map((standing) => ({ type: 'standing.changed' as const, standing })),
      ...setupSteps.flatMap((step) => [
        { type: 'step.select' as const, step },
        { type: 'step.shown' as const, step },
      ]),
    ],
    answers: {
      writeMandate: [{ kind: 'written' }, { kind: 'refused', fieldCodes: {} }, ...anySetback],
      sendCode: [{ kind: 'sent', code: aCode('a') }, { kind: 'tooMany' }, ...anySetback],
      signMandate: [{ kind: 'signed' }, { kind: 'wrong', triesLeft: 4 }, { kind: 'expired' }, ...anySetback],
      requestSignature: [{ kind: 'ready', url: 'https://sign.example/1' }, { kind: 'tooMany' }, ...anySetback],
    },
    by: ({ context: { draft, mayResend } }) => [
      draft.mayWrite,
      draft.isWaiting,
      draft.writtenAt,
      draft.isInForce,
      draft.isOpen,
      draft.signing,
      draft.code?.sentAt,
      mayResend,
    ],
  }),
]
