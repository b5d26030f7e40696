import { asRead } from './asRead.ts'

const formatter = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** Cents as a page shows them, and Testing Library reads them. */
export const euros = (cents: number) => asRead(formatter.format(cents / 100)).replace('-', '−')
