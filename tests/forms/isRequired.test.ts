import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isRequired } from '#src/forms/isRequired.ts'

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1)),
    role: z.nullable(z.enum(['owner', 'tenant'])),
    phone: z.optional(z.string()),
    note: z._default(z.string(), ''),
    day: z.pipe(
      z.optional(z.string()),
      z.transform((day) => day ?? null),
    ),
  })
  .check(z.refine(() => true))

it.each([
  ['name', true],
  ['role', true],
  ['phone', false],
  ['note', false],
  ['day', false],
  ['unknown', false],
])('asks for "%s": %s', (name, expected) => {
  expect(isRequired(schema, name)).toBe(expected)
})
