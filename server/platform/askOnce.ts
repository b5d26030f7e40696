import type { Gate, RolesIn } from './app.ts'
import type { Actor } from './context.ts'

/**
 * The gate of one request. The path and `X-Current-Place-Id` usually name the same place, so its roles are read only
 * once, with the session.
 */
export function askOnce({ authenticate, rolesIn }: Gate): Gate {
  const known = new Map<string, ReturnType<RolesIn>>()
  const keyOf = ({ userId }: Actor, placeId: string) => `${userId} ${placeId}`
  return {
    authenticate: async (ctx, bearer, sought) => {
      const admission = await authenticate(ctx, bearer, sought)
      const { placeId } = sought
      if (admission && placeId) known.set(keyOf(admission.actor, placeId), Promise.resolve(admission.roles))
      return admission
    },
    rolesIn: (ctx, actor, placeId) => {
      const key = keyOf(actor, placeId)
      const roles = known.get(key) ?? rolesIn(ctx, actor, placeId)
      known.set(key, roles)
      return roles
    },
  }
}
