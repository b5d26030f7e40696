import { snakeKey } from '#contract/case.ts'

const named = /:(\w+)/g

/** The path of a route as OpenAPI writes it. Its parameters are called as everything that travels. */
export const templateOf = (path: string) => path.replace(named, (_, name: string) => `{${snakeKey(name)}}`)

/** A parameter of the path for an endpoint that is no row of the contract's tables. */
export const pathParameters = (path: string, schema: Readonly<Record<string, unknown>>) =>
  [...path.matchAll(named)].map(([, name = '']) => ({ name: snakeKey(name), in: 'path', required: true, schema }))
