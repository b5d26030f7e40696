import { http } from 'msw'
import { portalOrigin, type usePortalServer } from './portalServer.ts'

/** What is asked for under this path waits until it is let go, by what this returns. */
export function holdAnswers(
  { server, network }: Pick<ReturnType<typeof usePortalServer>, 'server' | 'network'>,
  path: string,
) {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  network.use(
    http.get(portalOrigin + path, async ({ request }) => {
      await mayAnswer
      return server().app.fetch(request)
    }),
  )
  return answer
}
