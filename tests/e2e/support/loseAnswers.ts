import type { Route } from 'playwright-core'

/**
 * Handles a route: a write reaches the server, and its response is lost. Reads pass through, because one may still be under way
 * when the route is removed.
 */
export async function loseAnswers(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback()
  await route.fetch()
  await route.abort()
}
