import { answerLineRoutes } from '#contract/payments/answerLines.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import { mandateDraft } from '#contract/payments/mandateDraft.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { refundDeskRoutes, refundRoutes } from '#contract/payments/refunds.ts'
import { signatureRoutes } from '#contract/payments/signatures.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { keepForm } from '#server/services/drafts/keptForm.ts'
import { assignLine, dismissLine, listWaitingLines, readLineChoices, suspendLine } from './answers/answerLines.ts'
import { applyAnswer, discardAnswer, listAnswers, readAnswer, uploadAnswer } from './answers/bankAnswers.ts'
import { announceDebits } from './automatic/announceDebits.ts'
import { downloadFile } from './collections/downloadFile.ts'
import { cancelFile, handOutFile, makeFile } from './collections/makeFile.ts'
import { listCollections, listFiles, readOutlook } from './collections/readCollections.ts'
import { chooseKind, dropMandate, revokeMandate } from './mandates/changeMandate.ts'
import { endMandate, listMandates, releaseMandate } from './mandates/mandateDesk.ts'
import { deleteOldCodes, findOwnMandates } from './mandates/mandates.store.ts'
import { checkMandate, readMandate } from './mandates/readMandate.ts'
import { sealAccountsAnew } from './mandates/sealAccountsAnew.ts'
import { sendCode } from './mandates/sendCode.ts'
import { signedMandate } from './mandates/signedMandate.ts'
import { signMandate } from './mandates/signMandate.ts'
import { writeMandate } from './mandates/writeMandate.ts'
import { holdPayment, releasePayment, retryPayment } from './payments/actOnPayment.ts'
import { askPayment } from './payments/askPayment.ts'
import { findOwnPayments } from './payments/ownPayments.store.ts'
import { placeOfPayment } from './payments/payments.store.ts'
import { readNeed } from './payments/readNeed.ts'
import { listPayments, previewPayment, readDue, readOutcome, readPayment } from './payments/readPayments.ts'
import { receipt } from './payments/receipt.ts'
import { searchPayments } from './payments/searchPayments.store.ts'
import { askRefund, withdrawRefund } from './refunds/askRefund.ts'
import { approveRefund, confirmRefund, declineRefund, settleRefund } from './refunds/decideRefund.ts'
import { downloadRefundFile } from './refunds/downloadRefundFile.ts'
import { listRefundsToDecide } from './refunds/listRefundsToDecide.ts'
import { cancelRefundFile, handOutRefundFile, makeRefundFile } from './refunds/makeRefundFile.ts'
import { findOwnRefunds } from './refunds/ownRefunds.store.ts'
import { listRefundFiles, readReadyRefunds } from './refunds/readRefundFiles.ts'
import { listRefunds, listRequests, readTerms } from './refunds/readRefunds.ts'
import { checkSignature, readSignature, takeEvent } from './signatures/followSignature.ts'
import { requestSignature } from './signatures/requestSignature.ts'
import { settleUnreported, signatureJob } from './signatures/signatureJob.ts'
import { deleteOldRequests } from './signatures/signatures.store.ts'

const aDay = 24 * 3_600_000

/** Paying by mandate: what owners sign, and what is collected. */
export const paymentsArea = defineArea({
  routes: [
    served(mandateRoutes, {
      check: checkMandate,
      read: readMandate,
      write: writeMandate,
      drop: dropMandate,
      sendCode,
      sign: signMandate,
      choose: chooseKind,
      revoke: revokeMandate,
    }),
    served(mandateDeskRoutes, { list: listMandates, release: releaseMandate, end: endMandate }),
    signedMandate,
    served(signatureRoutes, {
      request: requestSignature,
      read: readSignature,
      check: checkSignature,
      report: takeEvent,
    }),
    receipt,
    served(collectionRoutes, {
      outlook: readOutlook,
      list: listCollections,
      files: listFiles,
      make: makeFile,
      cancel: cancelFile,
      handOut: handOutFile,
    }),
    downloadFile,
    served(bankAnswerRoutes, {
      list: listAnswers,
      upload: uploadAnswer,
      read: readAnswer,
      apply: applyAnswer,
      discard: discardAnswer,
    }),
    served(paymentNeedRoutes, { read: readNeed }),
    served(answerLineRoutes, {
      list: listWaitingLines,
      choices: readLineChoices,
      assign: assignLine,
      suspend: suspendLine,
      dismiss: dismissLine,
    }),
    served(
      paymentRoutes,
      {
        due: readDue,
        preview: previewPayment,
        list: listPayments,
        ask: askPayment,
        read: readPayment,
        outcome: readOutcome,
        hold: holdPayment,
        release: releasePayment,
        retry: retryPayment,
      },
      placeOfPayment,
    ),
    served(refundRoutes, { terms: readTerms, list: listRefunds, ask: askRefund, withdraw: withdrawRefund }),
    served(refundDeskRoutes, {
      toDecide: listRefundsToDecide,
      list: listRequests,
      approve: approveRefund,
      confirm: confirmRefund,
      decline: declineRefund,
      settle: settleRefund,
    }),
    served(refundFileRoutes, {
      ready: readReadyRefunds,
      list: listRefundFiles,
      make: makeRefundFile,
      cancel: cancelRefundFile,
      handOut: handOutRefundFile,
    }),
    downloadRefundFile,
  ],
  search: { payment: searchPayments },
  drafts: [keepForm(mandateDraft)],
  ownData: async (db, person) => ({
    ...(await findOwnMandates(db, person)),
    ...(await findOwnPayments(db, person)),
    ...(await findOwnRefunds(db, person)),
  }),
  jobs: {
    kinds: [signatureJob],
    hourly: [
      { what: 'the announcements of debits', run: announceDebits },
      { what: 'the signatures nobody reported', run: settleUnreported },
    ],
    cleanUp: async ({ db, now }) => {
      const aDayAgo = new Date(now().getTime() - aDay)
      await deleteOldCodes(db, aDayAgo)
      await deleteOldRequests(db, aDayAgo)
    },
  },
  sealAnew: sealAccountsAnew,
  seed: () => import('./demo/seedPayments.ts'),
})
