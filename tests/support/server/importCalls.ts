import { confirmationRoutes } from '#contract/confirmations.ts'
import { importRoutes } from '#contract/importRoutes.ts'
import type { OfferCode } from '#contract/offers.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { signIn } from './accountCalls.ts'
import { type Files, toFolder } from './importFolder.ts'
import { requestRoute } from './requestRoute.ts'
import { answerOf } from './settingsCalls.ts'
import type { TestServer } from './testServer.ts'

/** The files of a folder as the route takes them. */
export const toUpload = (files: Files) =>
  [...toFolder(files)].map(([name, bytes]) => ({ name, content: Buffer.from(bytes).toString('base64') }))

/** The calls of an administrator of one offer. */
export async function importsOf(server: TestServer, offer: OfferCode = 'ESE') {
  const { accessToken: token } = await signIn(server, { name: offer === 'VQC' ? 'direction-montreal' : 'admin', offer })
  const given = { token, offer }
  const of = (importId: string) => ({ ...given, params: { importId } })
  const read = (id: string) => answerOf(server, importRoutes.read, of(id))
  const create = async (files: Files) => {
    const body = { import: { files: toUpload(files) } }
    return (await answerOf(server, importRoutes.create, { ...given, body })).id
  }
  const confirmationToken = async () => {
    const body = { confirmation: { password: demoPassword } }
    return (await answerOf(server, confirmationRoutes.create, { ...given, body })).confirmationToken
  }
  const confirmWith = (id: string, typed: string) =>
    requestRoute(server.app, importRoutes.confirm, {
      ...of(id),
      body: { confirmation: { confirmationToken: typed } },
    })
  return {
    token,
    read,
    create,
    /** Creates an import, and has it checked. */
    check: async (files: Files) => {
      const id = await create(files)
      await server.drain()
      return id
    },
    confirmationToken,
    confirmWith,
    confirm: async (id: string) => confirmWith(id, await confirmationToken()),
    send: (files: readonly { readonly name: string; readonly content: string }[]) =>
      requestRoute(server.app, importRoutes.create, { ...given, body: { import: { files } } }),
    abandon: (id: string) => requestRoute(server.app, importRoutes.abandon, of(id)),
    refusals: (id: string, locale = 'fr-FR') =>
      answerOf(server, importRoutes.refusals, { ...of(id), headers: { 'accept-language': locale } }),
    list: async () => {
      const { data, meta } = await answerOf(server, importRoutes.list, given)
      return { imports: data.result.flatMap((id) => data.entities.imports[id] ?? []), meta }
    },
    templates: () => answerOf(server, importRoutes.templates, given),
    request: (id: string) => requestRoute(server.app, importRoutes.read, of(id)),
  }
}
