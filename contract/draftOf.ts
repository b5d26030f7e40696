import * as z from 'zod/mini'
import type { Permission } from './permissions.ts'
import type { ProblemCode } from './problems.ts'
import { route } from './route.ts'

/** Longer than what may be sent: a text that is to be shortened is kept as well. */
export const typed = (maximum: number) => z.string().check(z.maxLength(maximum))
export const longTyped = typed(20_000)

type Place<Path extends `/${string}`, Allowed extends Permission, Params extends z.ZodMiniType> = {
  /** Where what is written will go: it ends with the name of the form. */
  readonly path: Path
  /** What sending it takes. */
  readonly permission: Allowed
  readonly params: Params
  readonly what: string
  /** Why there may be nothing to write any more. */
  readonly refusals: readonly ProblemCode[]
}

/** How one form keeps what is typed into it. */
export function draftOf<
  const Path extends `/${string}`,
  const Allowed extends Permission,
  Params extends z.ZodMiniType,
  Draft extends z.ZodMiniType,
  Kept extends z.ZodMiniType,
>({ what, refusals, ...on }: Place<Path, Allowed, Params>, { draft, kept }: { draft: Draft; kept: Kept }) {
  const shared = {
    ...on,
    access: 'person',
    // What somebody has not sent is nobody else's to read.
    whileImpersonating: false,
  } as const
  return {
    read: route({
      ...shared,
      method: 'get',
      summary: `${what} that the person is writing; \`null\` = none`,
      status: 200,
      answer: z.object({ draft: z.nullable(kept) }),
      refusals: ['not_found'],
    }),
    write: route({
      ...shared,
      method: 'put',
      summary: `Keeps ${what.toLowerCase()} that the person is writing, in place of what was kept before`,
      body: z.strictObject({ draft }),
      status: 204,
      answer: z.undefined(),
      refusals,
    }),
    remove: route({
      ...shared,
      method: 'delete',
      summary: `Forgets ${what.toLowerCase()}: it was sent, or given up`,
      status: 204,
      answer: z.undefined(),
      refusals: ['not_found'],
    }),
  }
}

/** When it was last kept. */
export const updatedAt = z.iso.datetime()
