import type { ConversationEntityKind } from '#contract/messages/conversations.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'

type Asked = {
  readonly userId: string
  readonly placeId: string
  /** Of the person in that place. */
  readonly roles: readonly RoleName[]
  readonly ids: readonly string[]
}
type Titled = { readonly id: string; readonly title: string }

/** The titles of things of one kind in a place, as far as the person may see them. The area that owns them answers. */
type FindTitles = (db: Queryable, asked: Asked) => Promise<readonly Titled[]>
export type Subjects = Readonly<Record<ConversationEntityKind, FindTitles>>

type Entity = { readonly kind: ConversationEntityKind; readonly id: string }

/** The titles of some things by their ids; what the person may not see is missing. */
export async function titlesOf(
  db: Queryable,
  subjects: Subjects,
  { entities, ...asked }: Omit<Asked, 'ids'> & { readonly entities: readonly Entity[] },
): Promise<ReadonlyMap<string, string>> {
  const kinds = [...new Set(entities.map(({ kind }) => kind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = entities.filter((entity) => entity.kind === kind).map(({ id }) => id)
      const titled = await subjects[kind](db, { ...asked, ids })
      return titled.map(({ id, title }) => [`${kind} ${id}`, title] as const)
    }),
  )
  return new Map(found.flat())
}

export const titleAmong = (titles: ReadonlyMap<string, string>, { kind, id }: Entity): string | null =>
  titles.get(`${kind} ${id}`) ?? null
