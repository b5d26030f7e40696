import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { mandatePaper } from './mandatePaper.ts'
import type { MandateRow } from './mandates.store.ts'
import { accountPlace, paperPlace } from './sealedPlaces.ts'

/** As it was written: parsed once, before it was sealed. */
const account = z.discriminatedUnion('scheme', [
  z.object({ scheme: z.literal('sepa'), iban: z.string(), bic: z.nullable(z.string()) }),
  z.object({ scheme: z.literal('pad'), institution: z.string(), transit: z.string(), account: z.string() }),
])

/** The account of a mandate, opened. */
export const accountOf = (ctx: Pick<SignedInCtx, 'secrets'>, { id, accountSealed }: MandateRow): AccountDetails =>
  openAccount(ctx, accountPlace(id), accountSealed)

/** The details of a sealed account of a mandate or a creditor. */
export const openAccount = ({ secrets }: Pick<SignedInCtx, 'secrets'>, where: string, sealed: string): AccountDetails =>
  account.parse(JSON.parse(secrets.open('bankAccount', where, sealed)))

type Signed = {
  readonly mandate: MandateRow
  readonly creditor: { readonly name: string; readonly address: string; readonly identifier: string }
  readonly signedAt: Date
}

const keyOf = (mandateId: string) => `mandates/${mandateId}`

/**
 * Writes the mandate, seals it with the certificate of the portal, and stores it encrypted, because it holds the whole account.
 *
 * @throws {Problem} `unavailable` where the portal has no certificate.
 */
export async function storeSealed(ctx: SignedInCtx, { mandate, creditor, signedAt }: Signed) {
  const { files, seal, secrets } = ctx
  if (!seal) throw new Problem('unavailable', 'no certificate signs papers')
  const paper = await mandatePaper(ctx, { mandate, creditor, signedAt, account: accountOf(ctx, mandate) })
  const sealed = Buffer.from(await seal.sign(paper))
  const stored = secrets.seal('bankAccount', paperPlace(mandate.id), sealed.toString('base64'))
  const paperKey = keyOf(mandate.id)
  await files.put(paperKey, Buffer.from(stored), 'application/octet-stream')
  return {
    paperKey,
    paperHash: createHash('sha256').update(sealed).digest('hex'),
    certificate: await seal.fingerprint(),
  }
}

/** The sealed paper of a mandate; `null` = it was signed elsewhere. */
export async function readSealed(
  { files, secrets }: SignedInCtx,
  { id, paperKey }: MandateRow,
): Promise<Uint8Array | null> {
  const stored = paperKey === null ? null : await files.read(paperKey)
  return stored && Buffer.from(secrets.open('bankAccount', paperPlace(id), Buffer.from(stored).toString()), 'base64')
}
