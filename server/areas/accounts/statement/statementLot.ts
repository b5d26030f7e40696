import { z } from 'zod'
import type { StatementLot } from '#contract/accounts/statement.ts'

const lot = z.nullable(z.object({ id: z.uuid(), number: z.int(), kind: z.string(), building: z.string() }))

/** A lot, as the database returns it with a line. */
export const statementLot = (value: unknown): StatementLot | null => lot.parse(value)
