import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql'

/** The graph is five levels deep and has a dozen fields; a dropdown asks for each once. */
const deepest = 6
const mostFields = 40
const mostLists = 2

/**
 * Bounds what a document may cost before it runs. Counting the fields as written is enough: a fragment spread twice
 * under one name is answered once, and only another alias, which is another field, is answered again.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  let depth = 0
  let fields = 0
  let lists = 0
  return {
    SelectionSet: {
      enter: (node) => {
        depth += 1
        if (depth > deepest) context.reportError(new GraphQLError('The document is too deep.', { nodes: node }))
      },
      leave: () => {
        depth -= 1
      },
    },
    Field: (node) => {
      fields += 1
      if (node.name.value === 'places') lists += 1
      if (fields === mostFields + 1 || lists === mostLists + 1) {
        context.reportError(new GraphQLError('The document asks for too much.', { nodes: node }))
      }
    },
    OperationDefinition: (node) => {
      if (node.operation !== 'query') {
        context.reportError(new GraphQLError('Only queries are answered.', { nodes: node }))
      }
    },
    Document: (node) => {
      const operations = node.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      if (operations.length > 1) {
        context.reportError(new GraphQLError('One operation at a time.', { nodes: operations }))
      }
    },
  }
}
