import { z } from 'zod'
import { explanation } from '#contract/accounts/explanations.ts'
import { draftForms } from '#contract/api.ts'
import { snakeKey } from '#contract/case.ts'
import { draftFormName, draftValue } from '#contract/drafts.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

const objectParts = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
})

// A schema that contains itself is named once in the document, and referred to.
z.globalRegistry.add(explanation, { id: 'Explanation' })

/** A schema of the contract as JSON Schema, with the keys it uses on the wire. */
export function wireSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $defs: _, ...rest } = withDefinitions(schema, io)
  return rest
}

/** The schemas that others refer to, by name. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  return definitions.parse(withDefinitions(z.object({ explanation }), 'output').$defs)
}

const anyJson = z.record(z.string(), z.unknown())
const definitions = z.record(z.string(), anyJson)

function withDefinitions(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === draftFormName) jsonSchema.enum = draftForms.map(({ form }) => form)
      if (zodSchema === draftValue) showForms(jsonSchema, io)
      nameOnlyKey(jsonSchema)
      if (jsonSchema.properties) jsonSchema.properties = renameKeys(jsonSchema.properties)
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(snakeKey)
    },
  })
  const { $schema: _, ...rest } = json
  const text = JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/')
  return anyJson.parse(JSON.parse(text))
}

/** The properties of an object schema, as OpenAPI parameters. */
export function propertiesOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties, required } = objectParts.parse(wireSchema(schema, 'input'))
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

/** Shows a record of one key, such as a list's entities, as an object with that key, which is easier to read. */
function nameOnlyKey(schema: z.core.JSONSchema.BaseSchema) {
  const name = typeof schema.propertyNames === 'object' ? schema.propertyNames.const : undefined
  if (typeof name !== 'string' || schema.additionalProperties === undefined) return
  schema.properties = { [name]: schema.additionalProperties }
  schema.required = [name]
  delete schema.propertyNames
  delete schema.additionalProperties
}

/** Draft routes accept any object: the form's name selects the schema, which is checked later. */
function showForms(schema: z.core.JSONSchema.BaseSchema, io: 'input' | 'output') {
  delete schema.propertyNames
  delete schema.additionalProperties
  schema.anyOf = draftForms.map((draft) => ({ title: draft.form, ...wireSchema(draft.schema, io) }))
}

const renameKeys = <Value>(properties: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(properties).map(([key, value]) => [snakeKey(key), value]))
