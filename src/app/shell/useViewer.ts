import { useQuery } from '@tanstack/react-query'
import type { RoleName } from '#contract/roles.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

export type Viewer = {
  readonly name: string
  readonly profile: { readonly displayName: string; readonly avatarUrl: string | null } | null
  readonly isAdministrator: boolean
  readonly roles: readonly RoleName[] | null
}

/** The person and their roles, queried once for the whole frame. */
export function useViewer({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person' | 'placeId'>): Viewer {
  const { data: profile = null } = useQuery(profileQueries(api, person).own())
  const { data: place } = useQuery({ ...placeQueries(api, person).detail(placeId ?? ''), enabled: placeId !== null })
  return {
    name: profile?.displayName ?? '',
    profile,
    isAdministrator: profile?.isAdministrator ?? false,
    roles: place?.roles ?? null,
  }
}
