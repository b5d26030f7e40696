import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { roleName } from './roles.ts'
import { route } from './route.ts'

/** A person whom an administrator may impersonate. */
const person = z.object({
  userId: z.uuid(),
  displayName: z.string(),
  email: z.string(),
  places: z.array(z.object({ id: z.uuid(), name: z.string(), roles: z.array(roleName) })),
})
export type FoundPerson = z.output<typeof person>

export const administrationRoutes = {
  people: route({
    method: 'get',
    path: '/v1/admin/users',
    access: 'administrator',
    summary: 'People of this offer by name, found by name, e-mail or place; administrators are left out',
    query: z.object({ ...pageQuery(), search: z.optional(z.string().check(z.maxLength(200))) }),
    status: 200,
    answer: listOf('users', person),
    refusals: [],
  }),
}
