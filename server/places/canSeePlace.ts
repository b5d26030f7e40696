import type { CanSeePlace } from '../platform/app.ts'
import { isMember } from './places.store.ts'

/** Members only, as things stand now. */
export const canSeePlace: CanSeePlace = ({ db, offer }, actor, placeId) =>
  isMember(db, actor.userId, placeId, offer.code)
