import { z } from 'zod'
import { snakeKey } from '#contract/case.ts'
import { type FieldCode, fieldCode } from '#contract/problems.ts'
import type { Route } from '#contract/route.ts'
import { Problem } from './problem.ts'

type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown }
const reportedFields = 20

/** The schema of a route's call, built once: a schema compiles itself the first time it parses. */
export const callSchema = ({ params, query, body }: Pick<Route, keyof Parts>) =>
  z.object({ params: params ?? z.undefined(), query: query ?? z.undefined(), body: body ?? z.undefined() })

/** Runs the route's schemas over the request. Refusals name fields and codes, never values. */
export function parseCall(schema: ReturnType<typeof callSchema>, parts: Parts) {
  const unreadable = [...unreadableTexts(parts)]
  if (unreadable.length > 0) throw refusal(unreadable.map((path) => ({ path, code: 'invalid' })))
  const parsed = schema.safeParse(parts)
  if (parsed.success) return parsed.data
  throw refusal(parsed.error.issues.flatMap((issue) => fieldsOf(issue, parts)))
}

type Field = { path: readonly PropertyKey[]; code: FieldCode }

const refusal = (fields: readonly Field[]) =>
  new Problem('invalid_value', 'the request does not match its schema', {
    fields: fields.slice(0, reportedFields).map(({ path, code }) => ({ field: wirePath(path), code })),
  })

function fieldsOf(issue: z.core.$ZodIssue, parts: Parts): Field[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], code: 'unknown_key' }))
  }
  return [{ path: issue.path, code: codeOf(issue, parts) }]
}

function codeOf(issue: z.core.$ZodIssue, parts: Parts): FieldCode {
  const chosen = fieldCode.safeParse(issue.message)
  if (chosen.success) return chosen.data
  if (valueAt(parts, issue.path) === undefined) return 'required'
  if (issue.code === 'too_small') return 'too_short'
  return issue.code === 'too_big' ? 'too_long' : 'invalid'
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? Reflect.get(at, key) : undefined), value)

/** Drops the first key, which only names the part of the request. Unexpected keys are input and are not repeated. */
const wirePath = (path: readonly PropertyKey[]) =>
  path
    .slice(1)
    .map((key) => snakeKey(String(key)))
    .map((key) => (/^[a-z0-9_]{1,40}$/.test(key) ? key : '?'))
    .join('.')

/** PostgreSQL stores neither NUL nor half a surrogate pair, neither in keys nor in values. */
function* unreadableTexts(value: unknown, path: readonly PropertyKey[] = []): Generator<readonly PropertyKey[]> {
  if (typeof value === 'string' && !isReadable(value)) yield path
  if (!isRecord(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (isReadable(key)) yield* unreadableTexts(item, [...path, key])
    else yield [...path, key]
  }
}

const isReadable = (text: string) => text.isWellFormed() && !text.includes('\0')
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null
