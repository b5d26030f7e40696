import { screenPaths } from '#contract/addresses.ts'

/** The possible subjects of a conversation (contract/messages), without what only its own pages need. */
type EntityKind = 'report' | 'decision' | 'equipment' | 'entry'
export const entityWords: Readonly<Record<EntityKind, string>> = {
  report: 'signalement',
  decision: 'decision',
  equipment: 'equipement',
  entry: 'ecriture',
}
export const toManagerWord = 'gestionnaire'

export type About = { readonly title: string; readonly kind?: EntityKind; readonly id?: string }

/** The address of a new message to the manager, about a thing with this title. */
export function writeToManagerPath(about?: About): string {
  const query = new URLSearchParams({ a: toManagerWord })
  if (about) query.set('objet', about.title)
  if (about?.kind && about.id) query.set(entityWords[about.kind], about.id)
  return `${screenPaths.newConversation}?${query}`
}
