import { useQuery } from '@tanstack/react-query'
import type { RoleName } from '#contract/roles.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

export type Viewer = {
  readonly name: string
  readonly profile: { readonly displayName: string; readonly avatarUrl: string | null } | null
  readonly isAdministrator: boolean
  /** `null` while they are loading; none if they could not be loaded, or if there is no place. */
  readonly roles: readonly RoleName[] | null
  /** In all places; none while they are loading. */
  readonly rolesInAll: readonly RoleName[]
  /** Whether the roles are those that the server knows. */
  readonly isKnown: boolean
}

type Given = Pick<ScreenProps, 'api' | 'person' | 'placeId'> & {
  /** A place is still being looked for. */
  readonly isSelecting: boolean
  /** The person has no place. */
  readonly hasNoPlace: boolean
}

/** The person and their roles, queried once for the whole frame. */
export function useViewer({ api, person, placeId, isSelecting, hasNoPlace }: Given): Viewer {
  const { data: profile = null } = useQuery(profileQueries(api, person).own())
  const { data: place, isError } = useQuery({
    ...placeQueries(api, person).detail(placeId ?? ''),
    enabled: placeId !== null,
  })
  const isLoading = placeId === null ? isSelecting : !isError
  return {
    name: profile?.displayName ?? '',
    profile,
    isAdministrator: profile?.isAdministrator ?? false,
    roles: place?.roles ?? (isLoading ? null : []),
    rolesInAll: place?.rolesInAll ?? [],
    isKnown: hasNoPlace || place !== undefined,
  }
}
