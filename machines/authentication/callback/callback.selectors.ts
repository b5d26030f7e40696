import type { CallbackSnapshot } from './callback.machine.ts'

export type CallbackView = 'busy' | 'failed' | 'success' | 'unconfirmed' | 'expired' | 'wrongOffer' | 'unknown'

export function selectView(snapshot: CallbackSnapshot): CallbackView {
  if (snapshot.hasTag('busy')) return 'busy'
  if (snapshot.hasTag('failed')) return 'failed'
  if (snapshot.hasTag('succeeded')) return 'success'
  if (snapshot.hasTag('unconfirmed')) return 'unconfirmed'
  if (snapshot.hasTag('expired')) return 'expired'
  if (snapshot.hasTag('elsewhere')) return 'wrongOffer'
  return 'unknown'
}

export const selectType = (snapshot: CallbackSnapshot) => snapshot.context.type
export const selectEmail = (snapshot: CallbackSnapshot) => snapshot.context.email
export const selectAllowedOffer = (snapshot: CallbackSnapshot) => snapshot.context.allowedOffer
