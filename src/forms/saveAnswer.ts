import { camelKey } from '#contract/case.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { ApiError } from '#src/api/api.ts'

/** Sends what a form holds. What the server says of its fields is an answer; anything else is a failure. */
export async function saveAnswer(send: () => Promise<unknown>): Promise<SaveAnswer> {
  try {
    await send()
    return { isSaved: true }
  } catch (error) {
    const fieldCodes = fieldCodesOf(error)
    if (Object.keys(fieldCodes).length === 0) throw error
    return { isSaved: false, fieldCodes }
  }
}

/** What the server says of each field, by the name it has in the form. */
export function fieldCodesOf(error: unknown): Readonly<Record<string, FieldCode>> {
  const entries = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return Object.fromEntries(
    entries.flatMap(({ field, fieldCode }): [string, FieldCode][] =>
      field === undefined || fieldCode === undefined ? [] : [[camelKey(field.split('.').at(-1) ?? field), fieldCode]],
    ),
  )
}
