import type { RoleName } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'

export type TitleRequest = {
  readonly userId: string
  readonly placeId: string
  /** The person's roles in that place. */
  readonly roles: readonly RoleName[]
  readonly ids: readonly string[]
}

/** The titles of the things of one kind in a place that the person may see. The owning area supplies them. */
export type FindTitles = (
  db: Queryable,
  request: TitleRequest,
) => Promise<readonly { readonly id: string; readonly title: string }[]>
