import { camelKey } from '#contract/case.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { SaveAnswer } from '#machines/formDialog/formDialog.machine.ts'
import { ApiError } from '#src/api/api.ts'

/** Sends what a form holds. What the server says of its fields is an answer; anything else is a failure. */
export async function saveAnswer(send: () => Promise<unknown>): Promise<SaveAnswer> {
  try {
    await send()
    return { isSaved: true }
  } catch (error) {
    const entries = error instanceof ApiError ? (error.problem?.errors ?? []) : []
    const named = entries.flatMap(({ field, fieldCode }): [string, FieldCode][] =>
      field === undefined || fieldCode === undefined ? [] : [[camelKey(field.split('.').at(-1) ?? field), fieldCode]],
    )
    if (named.length === 0) throw error
    return { isSaved: false, fieldCodes: Object.fromEntries(named) }
  }
}
