import type { SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldCodesOf } from './fieldCodesOf.ts'

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
