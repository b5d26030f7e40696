import type { App } from '../platform/app.ts'
import { answerPage } from './answerPage.ts'
import { assetRoutes } from './assetRoutes.ts'
import type { Assets } from './assets.ts'

const address = '/machines'

/** `/machines`: every statechart, to read and to play. Mounted only in the demo and by the dev server. */
export function galleryRoutes(app: App, assets: Assets): void {
  app.get(address, (c) =>
    answerPage(c, async (nonce) => (await assets.template(address)).replaceAll('%NONCE%', nonce), {
      isDevelopment: assets.isDevelopment,
    }),
  )
  const find: Assets['find'] = (pathname) =>
    pathname.startsWith(`${address}/`) ? assets.find(pathname.slice(address.length)) : null
  assetRoutes(app, { ...assets, find })
}
