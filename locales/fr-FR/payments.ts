import { followed } from './payments/followed.ts'
import { mandate } from './payments/mandate.ts'
import { paying } from './payments/paying.ts'
import { reasons } from './payments/reasons.ts'
import { refunds } from './payments/refunds.ts'

/** The texts of the pages of payments. */
export const texts = { followed, mandate, paying, reasons, refunds } as const
