import { http } from 'msw'
import { portalOrigin, type usePortalServer } from './portalServer.ts'

/** Holds responses under this path until the returned function is called. */
export function holdAnswers(
  { server, network }: Pick<ReturnType<typeof usePortalServer>, 'server' | 'network'>,
  path: string,
) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  network.use(
    http.get(portalOrigin + path, async ({ request }) => {
      await released
      return server().app.fetch(request)
    }),
  )
  return release
}
