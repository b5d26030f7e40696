import type { RolesIn } from '#server/platform/app.ts'
import { rolesInPlace } from './places.store.ts'

/** Members only, as things stand now. */
export const rolesIn: RolesIn = ({ db, offer }, actor, placeId) => rolesInPlace(db, actor.userId, placeId, offer.code)
