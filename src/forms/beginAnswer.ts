import type { BeginAnswer } from '#machines/parts/beginning/beginning.ts'
import { ApiError } from '#src/api/api.ts'
import { fieldCodesOf } from './fieldCodesOf.ts'

/** The server's answer about something that a person begins. Any error that is not an answer is a failure. */
export async function beginAnswer<Field extends string>(
  fields: readonly Field[],
  begin: () => Promise<{ readonly id: string }>,
): Promise<BeginAnswer<Field>> {
  try {
    const { id } = await begin()
    return { kind: 'begun', id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) return { kind: 'unanswered' }
    if (error.first?.code === 'idempotency_key_reused') return { kind: 'arrivedBefore' }
    const fieldCodes = fieldCodesOf(error, fields)
    if (Object.keys(fieldCodes).length === 0) throw error
    return { kind: 'refused', fieldCodes }
  }
}
