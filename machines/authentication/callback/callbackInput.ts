import type { CallbackInput } from './callback.machine.ts'

type Location = {
  readonly pathname: string
  readonly search: string
  readonly email?: string | null
  readonly hasSucceeded?: boolean
}

/** Reads /callback/{type}?result=…&allowed_offer=…&unlock_token=… */
export function callbackInput({ pathname, search, email = null, hasSucceeded = false }: Location): CallbackInput {
  const query = new URLSearchParams(search)
  return {
    type: pathname.split('/')[2] || null,
    result: query.get('result'),
    hasSucceeded,
    email,
    unlockToken: query.get('unlock_token'),
    allowedOffer: query.get('allowed_offer'),
  }
}
