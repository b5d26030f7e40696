import type { Gate, RolesIn } from './app.ts'

/** The gate of one request: its path and its `X-Current-Place-Id` usually name the same place, which is asked for once. */
export function askOnce({ authenticate, rolesIn }: Gate): Gate {
  const asked = new Map<string, ReturnType<RolesIn>>()
  return {
    authenticate,
    rolesIn: (ctx, actor, placeId) => {
      const key = `${actor.userId} ${placeId}`
      const roles = asked.get(key) ?? rolesIn(ctx, actor, placeId)
      asked.set(key, roles)
      return roles
    },
  }
}
