import type { DraftSnapshot } from './draft.machine.ts'

/** Where the draft is stored; `null` while there is none or it is being stored. */
export const selectKeeping = (snapshot: DraftSnapshot) => {
  if (snapshot.hasTag('kept')) return 'kept'
  if (snapshot.hasTag('copied')) return 'copied'
  return snapshot.hasTag('unkept') ? 'unkept' : null
}
