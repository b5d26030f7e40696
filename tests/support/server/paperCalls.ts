import type { OfferCode } from '#contract/offers.ts'
import { readPdf } from './readPdf.ts'
import { readStructure } from './readStructure.ts'
import type { TestServer } from './testServer.ts'

type Call = {
  readonly token?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly offer?: OfferCode
  readonly language?: string
}

/** Requests a paper as a browser does. */
export async function askForPaper({ app }: TestServer, path: string, call: Call = {}): Promise<Response> {
  const { token, params = {}, query = {}, offer = 'ESE', language = 'fr-FR' } = call
  const host = `${offer.toLowerCase()}.localhost:3000`
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(query).toString()
  return app.request(`http://${host}${filled}${search && `?${search}`}`, {
    headers: { host, 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  })
}

/** The bytes of a paper; a refusal fails the test with its text. */
async function fetchPaper(server: TestServer, path: string, call: Call): Promise<Uint8Array> {
  const answer = await askForPaper(server, path, call)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The visible content of a paper. */
export const readPaper = async (server: TestServer, path: string, call: Call) =>
  readPdf(await fetchPaper(server, path, call))

/** The structure that assistive technology reads. */
export const readPaperStructure = async (server: TestServer, path: string, call: Call) =>
  readStructure(await fetchPaper(server, path, call))
