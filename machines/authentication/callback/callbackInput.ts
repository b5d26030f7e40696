import type { CallbackInput } from './callback.machine.ts'

/** Reads /callback/{type}?result=…&allowed_offer=…&unlock_token=… */
export function callbackInput({ pathname, search }: { pathname: string; search: string }): CallbackInput {
  const query = new URLSearchParams(search)
  return {
    type: pathname.split('/')[2] || null,
    result: query.get('result'),
    unlockToken: query.get('unlock_token'),
    allowedOffer: query.get('allowed_offer'),
  }
}
