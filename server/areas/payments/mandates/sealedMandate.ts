import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { mandatePaper } from './mandatePaper.ts'
import type { MandateRow } from './mandates.store.ts'
import { accountPlace, paperPlace } from './sealedPlaces.ts'

/** The sealed value, parsed before it was sealed. */
const account = z.discriminatedUnion('scheme', [
  z.object({ scheme: z.literal('sepa'), iban: z.string(), bic: z.nullable(z.string()) }),
  z.object({ scheme: z.literal('pad'), institution: z.string(), transit: z.string(), account: z.string() }),
])

/** The account that an unsealed text holds. */
export const readSealedAccount = (opened: string): AccountDetails => account.parse(JSON.parse(opened))

/** The account of a mandate, unsealed. */
export const accountOf = (ctx: Pick<SignedInCtx, 'secrets'>, { id, accountSealed }: MandateRow): AccountDetails =>
  openAccount(ctx, accountPlace(id), accountSealed)

/** The details of a sealed account of a mandate or a creditor. */
export const openAccount = ({ secrets }: Pick<SignedInCtx, 'secrets'>, where: string, sealed: string): AccountDetails =>
  readSealedAccount(secrets.open('bankAccount', where, sealed))

type Signed = {
  readonly mandate: MandateRow
  readonly creditor: { readonly name: string; readonly address: string; readonly identifier: string }
  readonly signedAt: Date
}

const keyOf = (mandateId: string) => `mandates/${mandateId}`

/**
 * Writes the mandate, seals it with the certificate of the portal, and stores it encrypted, because it holds the complete account
 * number.
 *
 * @throws {Problem} `unavailable` if the portal has no certificate.
 */
export async function storeSealed(ctx: SignedInCtx, { mandate, creditor, signedAt }: Signed) {
  const { seal } = ctx
  if (!seal) throw new Problem('unavailable', 'no certificate signs papers')
  const paper = await mandatePaper(ctx, { mandate, creditor, at: signedAt, account: accountOf(ctx, mandate) })
  return {
    ...(await storePaper(ctx, mandate.id, await seal.sign(paper))),
    certificate: await seal.fingerprint(),
  }
}

/** Stores a signed paper encrypted, and hashes it. */
export async function storePaper(
  { files, secrets }: Pick<SignedInCtx, 'files' | 'secrets'>,
  mandateId: string,
  signed: Uint8Array,
) {
  const bytes = Buffer.from(signed)
  const stored = secrets.seal('bankAccount', paperPlace(mandateId), bytes.toString('base64'))
  const paperKey = keyOf(mandateId)
  await files.put(paperKey, Buffer.from(stored), 'application/octet-stream')
  return { paperKey, paperHash: createHash('sha256').update(bytes).digest('hex') }
}

/** The sealed paper of a mandate; `null` = it was signed elsewhere. */
export async function readSealed(
  { files, secrets }: SignedInCtx,
  { id, paperKey }: MandateRow,
): Promise<Uint8Array | null> {
  const stored = paperKey === null ? null : await files.read(paperKey)
  return stored && Buffer.from(secrets.open('bankAccount', paperPlace(id), Buffer.from(stored).toString()), 'base64')
}
