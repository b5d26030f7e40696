import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { DistributionListKind } from '#contract/community.ts'
import { type RoleName, roleFilters, roleNames } from '#contract/roles.ts'
import { distributionLists } from './distributionLists.tables.ts'
import { memberships } from './places.tables.ts'

/** The roles of the people on each list. */
export const listRoles: Readonly<Record<DistributionListKind, readonly RoleName[]>> = {
  everyone: roleNames,
  coowners: [...roleFilters.coowners, ...roleFilters.cs],
  council: roleFilters.cs,
  tenants: roleFilters.residents,
  staff: roleFilters.staff,
}

/** Whether a member belongs to a list: their roles decide. */
export const isOnList = (): SQL | undefined =>
  or(
    ...Object.entries(listRoles).map(([kind, roles]) =>
      and(eq(distributionLists.kind, kind), inArray(memberships.role, [...roles])),
    ),
  )
