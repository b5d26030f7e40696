import { type RoleName, roleFilters } from '#contract/roles.ts'
import type { standingOf } from './proxies.store.ts'

type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

const staff: readonly RoleName[] = roleFilters.staff

/**
 * Whoever may hold no power at all (law 65-557, art. 22): the manager and their staff, those close to them, and who has
 * given their own vote away, for powers make no chain.
 */
export const isForbiddenHolder = (roles: readonly RoleName[], { isExcluded, hasGivenAway }: Standing): boolean =>
  isExcluded || hasGivenAway || roles.some((role) => staff.includes(role))
