import { z } from 'zod'
import { paperPaths } from '#contract/papers.ts'
import { Problem } from '#server/platform/problem.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import { portalPaper, writeMoment } from '#server/services/papers/portalPaper.ts'
import { servedPaper } from '#server/services/papers/servedPaper.ts'
import { findCreditor } from '../mandates/mandates.store.ts'
import { mandateWords } from '../mandates/mandateWords.ts'
import { findPayment, placeOfPayment } from './payments.store.ts'
import { toDetail } from './shownPayment.ts'

/** The receipt of the person's own payment, once it is in the books. */
export const receipt = servedPaper({
  path: paperPaths.paymentReceipt,
  params: z.object({ paymentId: z.uuid() }),
  permission: 'payment.make',
  placeOf: placeOfPayment,
  make: async (ctx, { paymentId }) => {
    const { db, actor, offer, words } = ctx
    const row = await findPayment(db, actor.userId, paymentId)
    const payment = row && (await toDetail(db, ctx, row))
    if (!payment?.hasReceipt) throw new Problem('not_found', 'no payment of the person is in the books')
    const { t } = mandateWords(ctx.locale)
    const { placeId, amount, settles, credit } = payment
    const place = await placeOnPaper(db, placeId)
    const person = await findPersonOfOffer(db, actor.userId, offer.code)
    const creditor = await findCreditor(db, { userId: actor.userId, placeId })
    const paper = await portalPaper(ctx, t('receipt.title'))
    paper.paragraph(t('receipt.lead'))
    paper.facts([
      [t('receipt.place'), `${place.name}, ${place.address}`],
      [t('receipt.payer'), person?.displayName ?? ''],
      [t('receipt.creditor'), creditor?.name ?? ''],
      [t('receipt.amount'), words.money(amount)],
      [t('receipt.collectedOn'), words.day(payment.collectedOn ?? payment.collectOn)],
      [t('receipt.account'), payment.account],
      [t('receipt.rum'), payment.rum],
      [t('receipt.reference'), payment.reference],
    ])
    paper.heading(t('receipt.settles'))
    paper.table({
      columns: [{ share: 0.22 }, { share: 0.46 }, { share: 0.12 }, { share: 0.2, align: 'right' }],
      head: [t('receipt.dueOn'), t('receipt.what'), t('receipt.lot'), t('receipt.settled')],
      rows: [
        ...settles.map((debt) => [
          words.day(debt.dueOn),
          debt.label ?? words.accountName(debt.account),
          debt.lot ? String(debt.lot.number) : '',
          words.money(debt.amount),
        ]),
        ...(credit > 0 ? [['', t('receipt.credit'), '', words.money(credit)]] : []),
      ],
    })
    writeMoment(paper, ctx)
    return { bytes: await paper.finish(), name: t('receipt.file', { reference: payment.reference }) }
  },
})
