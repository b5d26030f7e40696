import { camelKey } from '#contract/case.ts'
import type { FieldCode } from '#contract/problems.ts'
import { ApiError } from '#src/api/api.ts'

/** The server's error code for each field, by the field's name in the form. */
export function fieldCodesOf(error: unknown): Readonly<Record<string, FieldCode>> {
  const entries = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return Object.fromEntries(
    entries.flatMap(({ field, fieldCode }): [string, FieldCode][] =>
      field === undefined || fieldCode === undefined ? [] : [[nameOf(field), fieldCode]],
    ),
  )
}

/** A path on the wire, `report.attachment_ids.0`: a form has one field for all items of a list. */
const nameOf = (path: string) => camelKey(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path)
