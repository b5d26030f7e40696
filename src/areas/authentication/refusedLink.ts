import type { LinkRefusal } from '#machines/authentication/passwordForm/passwordForm.setup.ts'
import { refusalOf } from './refusalOf.ts'

/** How the server refuses a link, on opening and on saving; `null` = it says something else. */
export function refusedLink(error: unknown): LinkRefusal | null {
  const { code, allowedOffer } = refusalOf(error)
  if (code === 'expired_link') return { type: 'expired' }
  return code === 'wrong_offer' && allowedOffer ? { type: 'wrongOffer', allowedOffer } : null
}
