import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { Permission } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Endpoints } from '#server/platform/serve.ts'
import { servedStream } from './servedStream.ts'
import { byteOrderMark, type Cell, csvLines } from './writeCsv.ts'

type Rows = readonly (readonly Cell[])[]
type Call<Query> = { readonly placeId: string; readonly roles: readonly RoleName[]; readonly query: Query }
type MadeCsv = {
  /** Without the extension. */
  readonly name: string
  readonly header: readonly string[]
  /** Produced in batches, as fast as the browser reads them. */
  readonly batches: () => AsyncIterable<Rows>
}

type Csv<Query> = {
  readonly path: `${string}/:placeId/${string}`
  readonly query: ZodMiniType<Query>
  readonly permission: Permission
  readonly make: (ctx: SignedInCtx, call: Call<Query>) => Promise<MadeCsv>
}

/** Serves a list of a place as CSV, in the language of the screen. */
export const servedCsv = <Query>({ make, ...served }: Csv<Query>): Endpoints =>
  servedStream({
    ...served,
    params: z.object({ placeId: z.uuid() }),
    contentType: 'text/csv; charset=utf-8',
    make: async (ctx, { params: { placeId }, roles, query }) => {
      const { name, header, batches } = await make(ctx, { placeId, roles, query })
      async function* chunks() {
        yield byteOrderMark + csvLines(ctx.locale, [header])
        for await (const rows of batches()) yield csvLines(ctx.locale, rows)
      }
      return { fileName: `${name}.csv`, chunks: chunks() }
    },
  })
