import * as z from 'zod/mini'
import { typedAmount } from '#contract/amounts.ts'

/** A typed text without the spaces around it; `null` = nothing is typed. */
export const written = (text: string | null): string | null => text?.trim() || null

/** A typed amount in cents; `null` = it is not an amount. */
export const centsOf = (text: string | null): number | null => z.safeParse(typedAmount('entry'), text).data ?? null
