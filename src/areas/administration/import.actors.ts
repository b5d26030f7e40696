import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { type ImportDetail, importRoutes } from '#contract/importRoutes.ts'
import type { ImportEvent, ImportStatus, SendAnswer } from '#machines/administration/import/import.setup.ts'
import { type Api, ApiError } from '#src/api/api.ts'
import { refusedFields } from '#src/forms/fieldCodesOf.ts'
import { bindingActActors } from '#src/parts/bindingAct.actors.ts'
import { toBase64 } from '#src/parts/toBase64.ts'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { importQueries } from './imports.queries.ts'

type Dependencies = { readonly api: Api; readonly client: QueryClient; readonly person: string }

/** What the flow needs to know about an import. */
export const statusOf = ({ state, report }: ImportDetail): ImportStatus => ({
  state,
  hasChanges: report !== null && report.outcomes.changed > 0,
})

/** Statuses that no retry changes. */
const finalStatuses: readonly number[] = [413, 422]

/** Sends the chosen files as one folder. The same files have one key, so that a lost answer makes no second import. */
export function sendFilesActor(api: Api) {
  const keys = new WeakMap<readonly File[], string>()
  return fromPromise<SendAnswer, { files: readonly File[] }>(async ({ input: { files }, signal }) => {
    const idempotencyKey = keys.get(files) ?? crypto.randomUUID()
    keys.set(files, idempotencyKey)
    const folder = await Promise.all(files.map(async (file) => ({ name: file.name, content: await toBase64(file) })))
    try {
      const { id } = await api(importRoutes.create, { body: { import: { files: folder } }, idempotencyKey, signal })
      return { kind: 'created', importId: id }
    } catch (error) {
      const reason = error instanceof ApiError && finalStatuses.includes(error.status) ? reasonOf(error) : undefined
      if (reason === undefined) throw error
      return { kind: 'refused', reason }
    }
  })
}

/** An unreadable bank statement has a separate reason, because only its file name may be wrong. */
const reasonOf = (error: ApiError) =>
  refusedFields(error).some(({ code }) => code === 'unacceptedFile') ? 'unacceptedFile' : error.first?.code

/** The actors of one import on the server. */
export function importActors({ api, client, person }: Dependencies, importId: string) {
  const query = importQueries(api, person).one(importId)
  const params = { importId }
  const readAgain = () => client.query({ ...query, staleTime: 0 }).catch(() => null)
  return {
    ...bindingActActors<null>({
      api,
      send: (_, { confirmationToken, ...sending }) =>
        api(importRoutes.confirm, { ...sending, params, body: { confirmation: { confirmationToken } } }),
      async readAgain() {
        await readAgain()
        return null
      },
    }),
    abandonImport: fromPromise<void>(async ({ signal }) => {
      try {
        await api(importRoutes.abandon, { params, signal })
      } finally {
        await readAgain()
      }
    }),
    watchImport: watchQuery(
      client,
      query,
      (found): ImportEvent => ({ type: 'import.changed', status: statusOf(found) }),
    ),
  }
}
