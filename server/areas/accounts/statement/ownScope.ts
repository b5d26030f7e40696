import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { OwnScope } from './ownLines.store.ts'

/** The person's own account in a place, with the day in the building's time zone. */
export const ownScope = ({ actor, now, offer }: SignedInCtx, placeId: string): OwnScope => ({
  userId: actor.userId,
  placeId,
  today: civilDay(now(), offer.timeZone),
})
