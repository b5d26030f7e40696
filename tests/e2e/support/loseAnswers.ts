import type { Route } from 'playwright-core'

/**
 * Handles a route: what is sent arrives, and its answer is lost. What is only read passes by, because one such request may still
 * be under way when the route is removed.
 */
export async function loseAnswers(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback()
  await route.fetch()
  await route.abort()
}
