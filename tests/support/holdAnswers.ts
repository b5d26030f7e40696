import { http } from 'msw'
import { portalOrigin, type usePortalServer } from './portalServer.ts'

/** Holds responses under this path until the returned function is called; from then on the network is as it is for others. */
export function holdAnswers({ network }: Pick<ReturnType<typeof usePortalServer>, 'network'>, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  network.use(
    http.get(portalOrigin + path, async () => {
      await released
    }),
  )
  return release
}
