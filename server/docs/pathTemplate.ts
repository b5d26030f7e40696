import { snakeKey } from '#contract/case.ts'

const named = /:(\w+)/g

/** The path of a route as OpenAPI writes it. Its parameters have the names they use on the wire. */
export const templateOf = (path: string) => path.replace(named, (_, name: string) => `{${snakeKey(name)}}`)

/** A path parameter of an endpoint that has no row in the contract's tables. */
export const pathParameters = (path: string, schema: Readonly<Record<string, unknown>>) =>
  [...path.matchAll(named)].map(([, name = '']) => ({ name: snakeKey(name), in: 'path', required: true, schema }))
