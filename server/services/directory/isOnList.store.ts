import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { DistributionListKind } from '#contract/community.ts'
import { type RoleName, roleFilters } from '#contract/roles.ts'
import { distributionLists } from './distributionLists.tables.ts'
import { memberships } from './places.tables.ts'

const coowners = [...roleFilters.coowners, ...roleFilters.cs]

/** The roles of the people on each list. `everyone` is the people of the building, without those who work for it. */
export const listRoles: Readonly<Record<DistributionListKind, readonly RoleName[]>> = {
  everyone: [...coowners, ...roleFilters.residents, ...roleFilters.caretakers],
  coowners,
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
