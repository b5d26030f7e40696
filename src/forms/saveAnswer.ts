import type { SaveAnswer } from '#machines/parts/formDialog/formDialog.machine.ts'
import type { ServerNames } from './fieldCodesOf.ts'
import { fieldCodesOf } from './fieldCodesOf.ts'

/** Sends the values of a form. Refusals that concern its fields are an answer; anything else is a failure. */
export async function saveAnswer<Field extends string>(
  fields: readonly Field[],
  send: () => Promise<unknown>,
  serverNames?: ServerNames<NoInfer<Field> | 'form'>,
): Promise<SaveAnswer<Field>> {
  try {
    await send()
    return { isSaved: true }
  } catch (error) {
    const fieldCodes = fieldCodesOf<Field | 'form'>(error, fields, serverNames)
    if (Object.keys(fieldCodes).length === 0) throw error
    return { isSaved: false, fieldCodes }
  }
}
