import { createSchema } from 'graphql-yoga'
import type { SignedInCtx } from '#server/platform/context.ts'
import { placeConnection } from './placeConnection.ts'

/** The context of a request; the person is authenticated before the document is read. */
export type GraphqlContext = {
  readonly ctx: SignedInCtx
  /** Logs a fault of ours. */
  readonly report: (error: unknown) => void
}

/** The whole graph: the one list that the dropdown needs. The rest of the API is routes of the contract. */
const typeDefs = /* GraphQL */ `
  type Query {
    "The places of the signed-in person on the site of their offer, by name; at most 50 per page."
    places(search: String, after: String, first: Int, role: String, city: String): PlaceConnection
  }
  type PlaceConnection {
    totalCount: Int!
    edges: [PlaceEdge!]!
    pageInfo: PageInfo!
  }
  type PlaceEdge {
    cursor: String!
    node: Place!
  }
  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
  }
  type Place {
    id: ID!
    name: String!
    address: String!
    city: String!
    roles: [String!]!
  }
`

export const schema = createSchema<GraphqlContext>({
  typeDefs,
  resolvers: { Query: { places: (_, args, { ctx }) => placeConnection(ctx, args) } },
})
