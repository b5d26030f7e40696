import { type CpaEntry, type CpaFile, cpaFile } from './cpaFile.ts'

type DirectCredit = Omit<CpaEntry, 'party'> & { readonly payee: CpaEntry['party'] }
type CreditFile = CpaFile & { readonly credits: readonly DirectCredit[] }

/** Miscellaneous payments, in the list of codes of Payments Canada. */
const miscellaneous = '450'

/** Writes direct deposits for a Canadian bank: money that goes to owners. */
export const creditFile = ({ credits, ...file }: CreditFile) =>
  cpaFile(
    file,
    { type: 'C', code: miscellaneous },
    credits.map(({ payee, ...credit }) => ({ ...credit, party: payee })),
  )
