import { camelKey } from '#contract/case.ts'
import type { FieldCode, FieldCodes } from '#contract/problems.ts'
import { codesByField } from '#contract/problems.ts'
import { ApiError } from '#src/api/api.ts'

export type RefusedField = { readonly path: readonly string[]; readonly code: FieldCode | undefined }
/** The server's names of the fields that it names differently. */
export type ServerNames<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** The fields that the server refuses. The path of `report.attachment_ids.0` is `report`, `attachmentIds`, `0`. */
export const refusedFields = (error: unknown): readonly RefusedField[] =>
  (error instanceof ApiError ? (error.problem?.errors ?? []) : []).flatMap(({ field, fieldCode }) =>
    field === undefined ? [] : [{ path: field.split('.').map(camelKey), code: fieldCode }],
  )

/**
 * The server's error code for each of these fields of a form, which has one field for all items of a list. A refusal of
 * anything else cannot be shown at a field, so it is left out.
 */
export function fieldCodesOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  serverNames?: ServerNames<Field>,
): FieldCodes<Field> {
  const found = refusedFields(error).flatMap(({ path, code }) => {
    const refused = path.findLast((part) => !/^\d+$/.test(part))
    const field = fields.find((name) => (serverNames?.[name] ?? name) === refused)
    return code === undefined || field === undefined ? [] : [[field, code] as const]
  })
  return codesByField(found)
}
