import type { ASTVisitor, ValidationContext } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/** The graph is five levels deep and has a dozen fields; a dropdown requests each once. */
const deepest = 6
const mostFields = 40
const mostLists = 2
/** Introspection fields, which nobody needs: the schema is documented on the page of the API. */
const schemaFields = new Set(['__schema', '__type'])

/**
 * Bounds what a document may cost before it runs. Counting the fields as written is enough: a fragment spread
 * twice under one name runs once, and only another alias, which counts as another field, runs again.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  let depth = 0
  let fields = 0
  let lists = 0
  return {
    SelectionSet: {
      enter: (node) => {
        depth += 1
        if (depth > deepest) context.reportError(createGraphQLError('The document is too deep.', { nodes: node }))
      },
      leave: () => {
        depth -= 1
      },
    },
    Field: (node) => {
      fields += 1
      if (schemaFields.has(node.name.value)) {
        context.reportError(createGraphQLError('The schema is not told here.', { nodes: node }))
      }
      if (node.name.value === 'places') lists += 1
      if (fields === mostFields + 1 || lists === mostLists + 1) {
        context.reportError(createGraphQLError('The document asks for too much.', { nodes: node }))
      }
    },
    OperationDefinition: (node) => {
      if (node.operation !== 'query') {
        context.reportError(createGraphQLError('Only queries are answered.', { nodes: node }))
      }
    },
    Document: (node) => {
      const operations = node.definitions.filter(({ kind }) => kind === 'OperationDefinition')
      if (operations.length > 1) {
        context.reportError(createGraphQLError('One operation at a time.', { nodes: [...operations] }))
      }
    },
  }
}
