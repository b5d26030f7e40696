import * as z from 'zod/mini'

/** Job roles, in the specification's own words (§6). A person holds them per place. */
export const roleNames = [
  'coownership',
  'lessor',
  'coownership_board_member',
  'coowner_secondary',
  'partner',
  'partner_admin',
  'tenant',
  'caretaker',
  'employee',
  'coowner',
  'coowner_assistant',
  'coowner_accountant',
  'director',
  'recovery_responsible',
  'claims_manager',
  'coowner_manager',
  'coowner_president',
  'director_assistant',
  'president_board_member',
  'property_developer',
  'resident',
  'referent',
  'referent_assistant',
] as const
export const roleName = z.enum(roleNames)
export type RoleName = z.output<typeof roleName>

/** The names by which a list may be filtered, with their roles (specification §6). */
export const roleFilters = {
  cs: ['coownership_board_member', 'president_board_member'],
  residents: ['resident', 'tenant'],
  partner: ['partner', 'partner_admin'],
  coowners: ['coowner', 'coownership', 'lessor', 'coowner_secondary', 'coowner_president'],
  staff: [
    'employee',
    'coowner_assistant',
    'coowner_accountant',
    'director',
    'recovery_responsible',
    'claims_manager',
    'coowner_manager',
    'director_assistant',
    'referent',
    'referent_assistant',
  ],
  caretakers: ['caretaker'],
} as const satisfies Record<string, readonly RoleName[]>
/** The board: its members and its president, under either name (law 65-557, art. 21). */
export const boardRoles = [...roleFilters.cs, 'coowner_president'] as const satisfies readonly RoleName[]
export const roleFilter = z.enum(['cs', 'residents', 'partner', 'coowners', 'staff', 'caretakers'])
export type RoleFilter = keyof typeof roleFilters
