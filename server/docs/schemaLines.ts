import { z } from 'zod'
import { wireSchema } from './wireSchema.ts'

const node: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string()).transform((types) => types.join(' | '))]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), node).optional(),
    required: z.array(z.string()).optional(),
    items: node.optional(),
    anyOf: z.array(node).optional(),
    oneOf: z.array(node).optional(),
    additionalProperties: z.union([z.boolean(), node]).optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
  }),
)
type Node = {
  type?: string | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  properties?: Record<string, Node> | undefined
  required?: string[] | undefined
  items?: Node | undefined
  anyOf?: Node[] | undefined
  oneOf?: Node[] | undefined
  additionalProperties?: boolean | Node | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
}

/** A schema as short indented lines for people. */
export function schemaLines(schema: z.core.$ZodType, io: 'input' | 'output'): readonly string[] {
  return linesOf(node.parse(wireSchema(schema, io)), '')
}

function linesOf(value: Node, indent: string): readonly string[] {
  const choices = value.oneOf ?? (value.properties ? undefined : value.anyOf)
  if (choices?.some((choice) => choice.properties)) {
    return choices.flatMap((choice, index) => [...(index > 0 ? [`${indent}or`] : []), ...linesOf(choice, indent)])
  }
  if (value.items) return linesOf(value.items, indent)
  return Object.entries(value.properties ?? {}).flatMap(([key, child]) => {
    const name = `${indent}${key}${value.required?.includes(key) ? '' : '?'}`
    return [`${name}: ${typeOf(child)}`, ...linesOf(valuesOf(child), `${indent}  `)]
  })
}

/** The schema that the values of a record share; any other schema stands for itself. */
const valuesOf = (value: Node) => (typeof value.additionalProperties === 'object' ? value.additionalProperties : value)

function typeOf(value: Node): string {
  if (value.const !== undefined) return JSON.stringify(value.const)
  if (value.enum) return value.enum.map((item) => JSON.stringify(item)).join(' | ')
  const choices = value.anyOf ?? value.oneOf
  if (choices) return choices.map(typeOf).join(' | ')
  if (value.items) return `list of ${typeOf(value.items)}`
  if (typeof value.additionalProperties === 'object') return `${typeOf(value.additionalProperties)} by id`
  const longest = value.maxLength === undefined ? '' : ` up to ${value.maxLength} characters`
  return `${value.format ?? value.type ?? 'anything'}${longest}`
}
