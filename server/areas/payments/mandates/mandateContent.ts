import { createHash } from 'node:crypto'
import { consentVersion } from '#contract/payments/mandates.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { MandateRow } from './mandates.store.ts'

type Creditor = { readonly name: string; readonly address: string; readonly identifier: string }

/** SHA-256 of all that a signature agrees to: the same mandate, for the same creditor, in the same words. */
export function contentOf(mandate: MandateRow, { name, address, identifier }: Creditor): string {
  const { id, rum, kind, ownerName, address: own, accountPrint, mobile } = mandate
  const content = [consentVersion, id, rum, kind, ownerName, own, accountPrint, mobile, name, address, identifier]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

type Challenge = { readonly id: string; readonly code: string; readonly content: string }

/** A code counts for one challenge and one content: a mandate that changes after the message cannot be signed with it. */
export const codePrint = (secrets: Secrets, { id, code, content }: Challenge): string =>
  secrets.print('signatureCode', `${id} ${content} ${code}`)
