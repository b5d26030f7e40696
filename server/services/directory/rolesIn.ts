import type { RolesIn } from '#server/platform/app.ts'
import { rolesInPlace } from './places.store.ts'

/** Roles of members only, in their current state. */
export const rolesIn: RolesIn = ({ db, offer }, actor, placeId) => rolesInPlace(db, actor.userId, placeId, offer.code)
