import * as z from 'zod/mini'

/** Does the schema of a form want an answer under this name? Rules about several fields are part of the object's own schema. */
export function isRequired(schema: z.core.$ZodType, name: string): boolean {
  if (!(schema instanceof z.core.$ZodObject)) throw new Error('the schema of a form is an object')
  const field = schema._zod.def.shape[name]
  return field !== undefined && field._zod.optin === undefined
}
