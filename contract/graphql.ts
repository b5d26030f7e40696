import * as z from 'zod/mini'
import { roleName } from './roles.ts'

/** `POST /graphql`; with the mock base, `/graphql/{operationName}` (specification §7). */
export const graphqlPath = '/graphql'

/** One GraphQL operation: its text, variables and response. Field names are camelCase on this wire. */
export type Operation<Variables extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string
  readonly document: string
  readonly variables: Variables
  readonly data: Data
}

const operation = <const O extends Operation>(definition: O): O => definition

const placeOption = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  roles: z.array(roleName),
})
export type PlaceOption = z.output<typeof placeOption>

/** A page of the place dropdown: `after` is the cursor of the last place seen; `role` and `city` narrow the list. */
export const placesOperation = operation({
  name: 'Places',
  document: `query Places($search: String, $after: String, $first: Int, $role: String, $city: String) {
  places(search: $search, after: $after, first: $first, role: $role, city: $city) {
    totalCount
    edges { cursor node { id name address city roles } }
    pageInfo { endCursor hasNextPage }
  }
}`,
  variables: z.object({
    search: z.optional(z.string()),
    after: z.optional(z.nullable(z.string())),
    first: z.optional(z.int()),
    role: z.optional(roleName),
    city: z.optional(z.string()),
  }),
  data: z.object({
    places: z.nullable(
      z.object({
        totalCount: z.int(),
        edges: z.array(z.object({ cursor: z.string(), node: placeOption })),
        pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNextPage: z.boolean() }),
      }),
    ),
  }),
})
export type PlaceVariables = z.input<typeof placesOperation.variables>
