import type { ConversationEntityKind } from '#contract/messages/conversations.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { FindTitles, TitleRequest } from '#server/services/directory/findTitles.ts'

export type Subjects = Readonly<Record<ConversationEntityKind, FindTitles>>

type Entity = { readonly kind: ConversationEntityKind; readonly id: string }

/** The titles of some things by their ids; things that the person may not see are missing. */
export async function titlesOf(
  db: Queryable,
  subjects: Subjects,
  { entities, ...viewer }: Omit<TitleRequest, 'ids'> & { readonly entities: readonly Entity[] },
): Promise<ReadonlyMap<string, string>> {
  const kinds = [...new Set(entities.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = entities.filter((entity) => entity.kind === kind).map(({ id }) => id)
      const titled = await subjects[kind](db, { ...viewer, ids })
      return titled.map(({ id, title }) => [`${kind} ${id}`, title] as const)
    }),
  )
  return new Map(found.flat())
}

export const titleAmong = (titles: ReadonlyMap<string, string>, { kind, id }: Entity): string | null =>
  titles.get(`${kind} ${id}`) ?? null
