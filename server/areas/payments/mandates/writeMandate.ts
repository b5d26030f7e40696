import { randomUUID } from 'node:crypto'
import { type AccountDetails, shownAccount } from '#contract/payments/accountDetails.ts'
import type { mandateRoutes } from '#contract/payments/mandates.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { toMobileNumber } from '#server/services/directory/phoneNumber.ts'
import { requireOpen } from '../paymentWindow.ts'
import { voidSignature } from '../signatures/voidSignature.ts'
import { accountPrint } from './accountPrint.ts'
import { changedMandate } from './changedMandate.ts'
import * as store from './mandates.store.ts'
import { newReference } from './newReference.ts'
import { readAccount } from './readAccount.ts'
import { accountOf } from './sealedMandate.ts'
import { accountPlace } from './sealedPlaces.ts'
import { holdStanding, requireAction } from './standing.ts'

type Write = typeof mandateRoutes.write
type Typed = RouteOutput<Write>['body']['moneyOrder']

const refuse = (field: string, code: FieldCode) =>
  new Problem('invalid_value', `${field} of the mandate is refused`, {
    fields: [{ field: `money_order.${field}`, code }],
  })

/** Creates or replaces the mandate that waits for a signature, and voids a code or request to sign the former one. */
export function writeMandate(ctx: SignedInCtx, { params: { placeId }, body }: RouteOutput<Write>): Promise<void> {
  const { actor, now, offer, secrets } = ctx
  const { kind, ownerName, address, mobile: typedMobile, isMobileRight: _, ...typedAccount } = body.moneyOrder
  requireOpen(now(), offer)
  requirePostalCode(ctx, address)
  const typedMobileNumber = typedMobile === undefined ? null : readMobile(ctx, typedMobile)
  const { userId } = actor
  return change(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'mandate.write' })
    const { unsigned, current } = standing
    const isAccountKept = unsigned !== null && Object.values(typedAccount).every((part) => part === undefined)
    const details = isAccountKept ? accountOf(ctx, unsigned) : readAccount(ctx, typedAccount, 'money_order')
    const mobile = typedMobileNumber ?? (unsigned ?? current)?.mobile
    if (mobile === undefined) throw refuse('mobile', 'required')
    const print = accountPrint(secrets, details)
    const scope = { userId, placeId }
    if (await store.isUsedByOthers(tx, scope, print)) throw refuse(accountField(details), 'taken')
    const id = unsigned?.id ?? randomUUID()
    const values = {
      kind,
      ownerName,
      address,
      mobile,
      accountSealed: secrets.seal('bankAccount', accountPlace(id), JSON.stringify(details)),
      accountShown: shownAccount(details),
      accountPrint: print,
      createdAt: now(),
    }
    if (unsigned) {
      await store.writeMandate(tx, id, values)
      await voidSignature(tx, ctx, id)
    } else {
      const rum = newReference(offer.code)
      await store.insertMandate(tx, { id, ...scope, rum, ...values, replacesId: current?.id ?? null })
    }
    return changedMandate('payments.writeMandate', { ...scope, subjectId: id })
  })
}

const accountField = ({ scheme }: AccountDetails) => (scheme === 'sepa' ? 'iban' : 'account')

function requirePostalCode({ offer }: SignedInCtx, { country, zipCode }: Typed['address']) {
  const isOwn = country === offer.acceptedCountries[0]
  if (isOwn && !new RegExp(offer.zipCode.pattern).test(zipCode)) throw refuse('address.zip_code', 'invalid')
}

function readMobile({ offer }: SignedInCtx, typed: string): string {
  const number = toMobileNumber(typed, offer.acceptedCountries)
  if (!number) throw refuse('mobile', 'invalidPhone')
  return number
}
