import type { DraftSnapshot } from './draft.machine.ts'

/** Where the draft is kept; `null` = nothing to keep, or on its way. */
export const selectKeeping = (snapshot: DraftSnapshot) => {
  if (snapshot.hasTag('kept')) return 'kept'
  if (snapshot.hasTag('copied')) return 'copied'
  return snapshot.hasTag('unkept') ? 'unkept' : null
}
