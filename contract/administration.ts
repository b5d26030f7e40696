import * as z from 'zod/mini'
import { job, jobCounts, jobState } from './jobs.ts'
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
  jobs: route({
    method: 'get',
    path: '/v1/admin/jobs',
    access: 'administrator',
    summary:
      'Jobs of this offer, and those of all offers, in one state: the latest failure, the longest run, or the first due comes first',
    query: z.object({ ...pageQuery(), state: jobState }),
    status: 200,
    answer: listOf('jobs', job),
    refusals: [],
  }),
  countJobs: route({
    method: 'get',
    path: '/v1/admin/job_counts',
    access: 'administrator',
    summary: 'The same jobs, counted by kind and state',
    status: 200,
    answer: jobCounts,
    refusals: [],
  }),
  retryJob: route({
    method: 'post',
    path: '/v1/admin/jobs/:jobId/retry',
    access: 'administrator',
    summary:
      'Gives a failed job one more attempt, at once; changes nothing for a job that is not, or no longer, failed',
    params: z.object({ jobId: z.uuid() }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'conflict'],
  }),
}
