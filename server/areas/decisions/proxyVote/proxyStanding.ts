import { type RoleName, roleFilters } from '#contract/roles.ts'

type Standing = { readonly isExcluded: boolean; readonly hasGivenAway: boolean }

const staff: readonly RoleName[] = roleFilters.staff

/**
 * People who may hold no power (law 65-557, art. 22): the manager, their staff and those close to them, and an owner who has
 * given their own power, because powers do not chain.
 */
export const isForbiddenHolder = (roles: readonly RoleName[], { isExcluded, hasGivenAway }: Standing): boolean =>
  isExcluded || hasGivenAway || roles.some((role) => staff.includes(role))
