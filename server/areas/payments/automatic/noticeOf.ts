import { pathOf } from '#contract/paths.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { debitNews } from '../debitNews.ts'

type Announced = {
  readonly id: string
  readonly userId: string
  readonly placeId: string
  readonly amount: number
  readonly collectOn: string
}
type Told = Omit<Parameters<typeof debitNews>[0], 'amount' | 'day'>

/** The notice of a future debit to its owner, with the way to hold it back. */
export const noticeOf = ({ id, userId, placeId, amount, collectOn }: Announced, told: Told): News => ({
  type: 'notification',
  recipients: [userId],
  placeId,
  ...debitNews({ ...told, amount, day: collectOn }),
  author: null,
  path: inPlace(pathOf('payment', { paymentId: id }), placeId),
  isHighlighted: true,
  isObligatory: true,
})
