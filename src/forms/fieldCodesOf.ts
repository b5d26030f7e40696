import { camelKey } from '#contract/case.ts'
import type { FieldCode } from '#contract/problems.ts'
import { ApiError } from '#src/api/api.ts'

export type RefusedField = { readonly path: readonly string[]; readonly code: FieldCode | undefined }

/** The fields that the server refuses. The path of `report.attachment_ids.0` is `report`, `attachmentIds`, `0`. */
export const refusedFields = (error: unknown): readonly RefusedField[] =>
  (error instanceof ApiError ? (error.problem?.errors ?? []) : []).flatMap(({ field, fieldCode }) =>
    field === undefined ? [] : [{ path: field.split('.').map(camelKey), code: fieldCode }],
  )

/** The server's error code for each field, by the field's name in the form, which has one field for all items of a list. */
export const fieldCodesOf = (error: unknown): Readonly<Record<string, FieldCode>> =>
  Object.fromEntries(
    refusedFields(error).flatMap(({ path, code }): [string, FieldCode][] =>
      code === undefined ? [] : [[path.findLast((part) => !/^\d+$/.test(part)) ?? '', code]],
    ),
  )
