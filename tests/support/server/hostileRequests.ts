import fc from 'fast-check'
import { z } from 'zod'
import type { Route } from '#contract/route.ts'
import { wireSchema } from '#server/docs/wireSchema.ts'
import { demoPlace } from '#tests/support/demoNames.ts'

/** Many values contain it; no refusal and no log may. */
export const marker = 'Marked-Secret-7f3a!'

export type HostileRequest = {
  readonly path: string
  readonly contentType: string
  readonly body: string | Uint8Array<ArrayBuffer>
}

const node = z.looseObject({
  type: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
})

const nastyTexts = fc.constantFrom(
  '',
  ' ',
  '\0',
  `a\0${marker}`,
  '\ud800',
  `\udfff${marker}`,
  '2026-02-31',
  '9223372036854775808',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e',
  '__proto__',
  `${marker}@demo.example`,
  'x'.repeat(5_000),
)
const texts = fc.oneof(nastyTexts, fc.string({ unit: 'binary', maxLength: 40 }), fc.constant(marker))
const numbers = fc.oneof(
  fc.constantFrom(0, -1, 2 ** 31, 2 ** 63, -(2 ** 63), 1e308, 0.1),
  fc.integer(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
)
const anything = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(texts, texts, { maxKeys: 3 }),
)
/** Valid values for the fields that are checked first, so that most requests get further. */
const likely: Readonly<Record<string, readonly string[]>> = {
  client_id: ['esteral-web'],
  scope: ['ese'],
  sergic_offer: ['ESE'],
  email: ['coproprietaire@demo.example', 'sans-mot-de-passe@demo.example', 'vsy@demo.example', 'nobody@demo.example'],
  username: ['coproprietaire@demo.example', 'verrouille@demo.example', `${marker}@demo.example`],
  password: ['Demo-Copro-2026!', `${marker}Aa1!`],
  customer_reference_number: [demoPlace('tilleuls').customerReference],
  zip_code: [demoPlace('tilleuls').zipCode],
  phone_number: ['06 39 98 00 01', '+33612345678', '12'],
  birth_date: ['1987-06-05', '2026-02-31', '9999-12-31'],
}

/** Values near a schema: keys and constants are mostly right, other values often wrong. */
function near(schema: unknown, key = ''): fc.Arbitrary<unknown> {
  const { const: constant, enum: choices, properties, oneOf, anyOf, type } = node.catch({}).parse(schema)
  const alternatives = oneOf ?? anyOf
  const right = likely[key]
  if (right) return mostly(fc.constantFrom(...right))
  if (alternatives) return mostly(fc.oneof(...alternatives.map((alternative) => near(alternative))))
  if (constant !== undefined) return mostly(fc.constant(constant))
  if (choices) return mostly(fc.constantFrom(...choices))
  if (properties) return mostly(nearObject(properties))
  if (type === 'integer' || type === 'number') return mostly(numbers)
  return mostly(fc.oneof(texts, fc.emailAddress(), fc.uuid()))
}

const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 7, arbitrary }, { weight: 1, arbitrary: anything })

function nearObject(properties: Readonly<Record<string, unknown>>) {
  const values = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, near(value, key)]))
  const whole = fc.record(values)
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    fc.record(values, { requiredKeys: [] }),
    fc.tuple(fc.dictionary(texts, anything, { maxKeys: 2 }), whole).map(([extra, known]) => ({ ...extra, ...known })),
  )
}

/** Bodies that JSON.stringify never writes. */
const rawBodies = fc.constantFrom<HostileRequest['body']>(
  '',
  'null',
  '[',
  '['.repeat(100_000),
  `{"a":${'['.repeat(50_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '{"user":1e999}',
  '{"user":{"email":"a@b.fr","email":"c@d.fr"},"client_id":"esteral-web","client_id":1}',
  `{"__proto__":{"client_id":"esteral-web"},"constructor":"${marker}"}`,
  `"${marker}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  `{"a":"${'x'.repeat(200_000)}"}`,
)
const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=latin1',
  ),
)
const searches = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?page=0',
    '?page=1e999',
    '?page=9223372036854775808',
    '?a=%zz',
    '?search=%00',
    '?search=%ff',
    '?page=1&page=2',
  ),
  fc
    .dictionary(fc.constantFrom('page', 'per_page', 'search', 'filter[search]', 'by_ese_offer', 'x'), texts)
    .map(searchOf),
)

function searchOf(entries: Readonly<Record<string, string>>) {
  const pairs = Object.entries(entries).map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`,
  )
  return `?${pairs.join('&')}`
}

/** Hostile requests to one route, the same in every run. */
export function hostileRequests(route: Route, count: number): readonly HostileRequest[] {
  const wellMeant = near(route.body ? wireSchema(route.body, 'input') : {}).map((value) => JSON.stringify(value) ?? '')
  const request = fc.record({
    path: fc.tuple(segments(route.path), searches).map(([path, search]) => path + search),
    contentType: contentTypes,
    body: fc.oneof({ weight: 6, arbitrary: wellMeant }, rawBodies),
  })
  return fc.sample(request, { numRuns: count, seed: 20_300_115 })
}

const segments = (path: string) =>
  fc
    .array(fc.oneof(fc.uuid(), fc.constantFrom('%00', '%zz', '..', marker)))
    .map((values) => path.replace(/:\w+/g, () => values.pop() ?? 'x'))
