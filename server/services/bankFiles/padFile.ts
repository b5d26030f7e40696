import { type CpaEntry, type CpaFile, cpaFile } from './cpaFile.ts'

export type PadDebit = Omit<CpaEntry, 'party'> & { readonly payor: CpaEntry['party'] }
export type PadFile = CpaFile & { readonly debits: readonly PadDebit[] }

/** Condominium dues, in the list of codes of Payments Canada. */
const dues = '470'

/** Writes pre-authorised debits for a Canadian bank. */
export const padFile = ({ debits, ...file }: PadFile) =>
  cpaFile(
    file,
    { type: 'D', code: dues },
    debits.map(({ payor, ...debit }) => ({ ...debit, party: payor })),
  )
