import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { can, type Permission } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { Loaded } from './Loaded.tsx'
import { placeQueries } from './placeQueries.ts'
import type { ScreenProps } from './screenProps.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  permission: Permission
  skeleton: ReactNode
  /** For everybody else: why there is nothing, and where to go next. */
  closed: ReactNode
  children: (roles: readonly RoleName[]) => ReactNode
}

/** Content for people whose roles in the place have the permission. */
export function Permitted({ api, person, placeId, permission, skeleton, closed, children }: Props) {
  const place = useQuery(placeQueries(api, person).detail(placeId))
  return (
    <Loaded query={place} skeleton={skeleton}>
      {({ roles }) => (can(roles, permission) ? children(roles) : closed)}
    </Loaded>
  )
}
