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

/** A code is valid for one challenge and one content: it cannot sign a mandate that was changed after the message. */
export const codePrint = (secrets: Secrets, { id, code, content }: Challenge): string =>
  secrets.print('signatureCode', `${id} ${content} ${code}`)
