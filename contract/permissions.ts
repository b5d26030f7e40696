import type { RoleName } from './roles.ts'
import { roleNames } from './roles.ts'

/**
 * The one permission table (specification §6): who may do what in a place they belong to. The server enforces it, the
 * client uses it to decide which controls to show, `docs/permissions.md` is printed from it.
 */

const coOwners = [
  'coowner',
  'coownership',
  'lessor',
  'coowner_secondary',
  'coownership_board_member',
  'president_board_member',
  'coowner_president',
] as const satisfies readonly RoleName[]
const managers = [
  'coowner_manager',
  'coowner_assistant',
  'director',
  'director_assistant',
  'referent',
  'referent_assistant',
] as const satisfies readonly RoleName[]
const staff = [
  ...managers,
  'employee',
  'coowner_accountant',
  'recovery_responsible',
  'claims_manager',
] as const satisfies readonly RoleName[]
/** Board members and presidents. */
const board = [
  'coownership_board_member',
  'president_board_member',
  'coowner_president',
] as const satisfies readonly RoleName[]
/** Staff who keep the books. */
const accountants = ['coowner_accountant', 'coowner_assistant'] as const satisfies readonly RoleName[]
const presidents = ['president_board_member', 'coowner_president'] as const satisfies readonly RoleName[]
/** Staff who answer incident reports. */
const responders = [...managers, 'employee', 'claims_manager'] as const satisfies readonly RoleName[]
const occupants = ['tenant', 'resident', 'caretaker'] as const satisfies readonly RoleName[]

export const permissions = {
  /** See the place, its agency, its news and one's own notifications of it. */
  'place.read': roleNames,
  'place.update': managers,
  'agency.read': roleNames,
  'news.read': roleNames,
  'notification.read': roleNames,
  'identity.update': roleNames,
  /** See who lives in and looks after the place, as far as their privacy settings allow. */
  'contact.read': [...coOwners, ...staff, ...occupants],
  /** See e-mail and telephone whatever the privacy settings, to reach people. */
  'contact.readPrivate': staff,
  'invitation.read': [...coOwners, ...managers],
  /** "Place owners can invite a person to a place": invited people cannot. */
  'invitation.create': [
    'coowner',
    'coownership',
    'lessor',
    'coownership_board_member',
    'president_board_member',
    'coowner_president',
    ...managers,
  ],
  'distributionList.read': [...coOwners, ...staff, 'caretaker'],
  'fiscalYear.read': [...coOwners, ...staff],
  'account.read': coOwners,
  /** Read the accounts of the place, in which no co-owner has a name. */
  'buildingAccounts.read': [...coOwners, ...staff],
  /** Read what each co-owner owes, and which supplier each expense was paid to. */
  'coownerAmounts.read': [...board, ...staff],
  /** Post and reverse entries, record payments, and close a fiscal year. */
  'ledger.post': accountants,
  /** Set up a mandate and pay by it, for the lots that the person owns. */
  'payment.make': coOwners,
  /** Hand collections to the bank, and enter its answers in the books. */
  'payment.collect': accountants,
  /** Decide about refunds of credit: accountants and managers check one another. */
  'refund.decide': [...managers, 'coowner_accountant'],
  'meeting.read': [...coOwners, ...staff],
  /** Record the attendance of a meeting, the votes in the room, the count, and the notification of the minutes. */
  'meeting.attend': [...managers, ...presidents],
  'decision.read': [...coOwners, ...staff],
  /** Put a resolution to the vote. */
  'decision.create': [...managers, ...presidents],
  /** Vote, for oneself or by power, request a meeting, and propose a question for one; the roll of the decision says who has votes. */
  'decision.vote': coOwners,
  /**
   * Read the signed ballots of votes by power once the vote is over: the manager keeps powers with the minutes, and shows them
   * when a decision is contested. This follows general knowledge (decree of 17 March 1967, art. 33), not a quoted text.
   */
  'ballot.keep': managers,
  /** Check votes cast by paper power, and contested votes, unless one is a party to them. */
  'vote.check': [...managers, ...presidents],
  /** See how many votes wait for a check, so that they are checked in time. */
  'voteCheck.follow': [...managers, ...board],
  /** Answer requests for an extraordinary meeting. */
  'decision.preside': presidents,
  'report.read': [...coOwners, ...staff, ...occupants],
  'report.create': [...coOwners, ...staff, ...occupants],
  'report.comment': [...coOwners, ...staff, ...occupants],
  /** People who live with the problem; staff answer instead. */
  'report.witness': [...coOwners, ...occupants],
  'report.reopen': [...coOwners, ...staff, ...occupants],
  /** Acknowledge it, promise a date, resolve it. */
  'report.answer': responders,
  'equipment.read': [...coOwners, ...staff, ...occupants],
  /** Forums and exchanges: co-owners only, and the managers who moderate the forum. */
  'exchange.read': coOwners,
  'topic.read': [...coOwners, ...managers],
  /** Close, archive and move topics, and decide about reported posts. */
  'topic.moderate': [...board, ...managers],
  /** Read and write the conversations that one belongs to: co-owners, and the staff to whom they write. */
  'conversation.read': [...coOwners, ...staff],
  /** Read and answer conversations addressed to the manager. */
  'exchange.answer': staff,
} as const satisfies Record<string, readonly RoleName[]>
export type Permission = keyof typeof permissions

/** Whether one of these roles has the permission. */
export const can = (roles: readonly RoleName[], permission: Permission): boolean =>
  roles.some((role) => isAmong(permissions[permission], role))

const isAmong = (allowed: readonly RoleName[], role: RoleName) => allowed.includes(role)

/** Permissions outside places, which only administrators have, whatever their roles. */
export const administratorPermissions = ['impersonation.start', 'person.find', 'job.read', 'job.retry'] as const

/** Roles that an invitation may grant (`roles?filter=for_invitation`): none of them allows more than the inviter's own role. */
export const invitationRoles = ['coowner_secondary', 'tenant', 'resident'] as const satisfies readonly RoleName[]
