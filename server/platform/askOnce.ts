import type { Gate, RolesIn } from './app.ts'

/**
 * The gate of one request. The path and `X-Current-Place-Id` usually name the same place, so its roles are read only
 * once.
 */
export function askOnce({ authenticate, rolesIn }: Gate): Gate {
  const known = new Map<string, ReturnType<RolesIn>>()
  return {
    authenticate,
    rolesIn: (ctx, actor, placeId) => {
      const key = `${actor.userId} ${placeId}`
      const roles = known.get(key) ?? rolesIn(ctx, actor, placeId)
      known.set(key, roles)
      return roles
    },
  }
}
