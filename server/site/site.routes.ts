import { compress } from 'hono/compress'
import { screenOf } from '#contract/addresses.ts'
import { developmentLogin } from '#contract/developmentLogin.ts'
import type { Page } from '#offers/page.schema.ts'
import type { App } from '../platform/app.ts'
import type { Sites } from '../platform/sites.ts'
import { answerPage } from './answerPage.ts'
import { assetRoutes } from './assetRoutes.ts'
import type { Assets } from './assets.ts'
import { isOldBrowser, oldBrowserPage } from './oldBrowserPage.ts'
import { renderPage } from './renderPage.ts'
import { manifestPath, webManifest } from './webManifest.ts'

export type SiteSettings = {
  readonly assets: Assets
  readonly sites: Sites
  readonly embeddedLoginOrigin: string | null
  /** Where pages may count themselves; `null` = nowhere. */
  readonly analyticsUrl: string | null
  readonly isDemo: boolean
  /** The prefix of every call: empty, or the mock's. */
  readonly apiBase: string
}

/** Files and endpoints live below these paths: a missing one is not a screen either. */
const notScreens = /^\/(?:v\d+|graphql|assets|brand|dev)(?:\/|$)/

/** Screens and files. Every screen is the same shell; an unknown path answers 404 with it. */
export function siteRoutes(app: App, settings: SiteSettings): void {
  const { assets, sites, embeddedLoginOrigin, analyticsUrl, isDemo, apiBase } = settings
  const names = sites.all.map(({ code, brandName }) => ({ code, brandName, url: sites.urlOf(code) }))
  assetRoutes(app, assets)

  app.get(manifestPath, (c) => {
    const { offer, locale } = c.var.ctx
    c.header('cache-control', 'public, max-age=3600')
    c.header('vary', 'Accept-Language')
    return c.body(JSON.stringify(webManifest(offer, locale)), 200, { 'content-type': 'application/manifest+json' })
  })

  app.get('*', compress(), async (c, next) => {
    const { pathname } = new URL(c.req.url)
    if (notScreens.test(pathname)) return next()
    const { offer, locale } = c.var.ctx
    const browser = c.req.header('user-agent') ?? ''
    if (isOldBrowser(browser)) {
      return answerPage(c, (nonce) => oldBrowserPage(offer, { locale, nonce, pathname, browser }))
    }
    const isDevelopmentLogin = assets.isDevelopment && pathname === developmentLogin
    const screen = isDevelopmentLogin ? 'login' : screenOf(pathname)
    const analytics = analyticsUrl === null ? null : { url: analyticsUrl, site: new URL(sites.urlOf(offer.code)).host }
    const page: Page = { offer, sites: names, apiBase, embeddedLoginOrigin, isDemo, analytics }
    const template = await assets.template(pathname)
    return answerPage(c, (nonce) => renderPage(template, { locale, nonce, page, preloads: assets.preloads(locale) }), {
      status: screen ? 200 : 404,
      isDevelopment: assets.isDevelopment,
      ...(analyticsUrl !== null && { analyticsOrigin: new URL(analyticsUrl).origin }),
      ...(screen === 'embeddedLogin' && embeddedLoginOrigin !== null && { frameAncestors: embeddedLoginOrigin }),
    })
  })
}
