import type { SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import { fieldCodesOf } from './fieldCodesOf.ts'

/** Sends the values of a form. Refusals that concern its fields are an answer; anything else is a failure. */
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
