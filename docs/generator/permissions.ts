import { api, draftForms } from '#contract/api.ts'
import { attachmentPaths } from '#contract/attachments.ts'
import { administratorPermissions, can, type Permission, permissions } from '#contract/permissions.ts'
import { type RoleName, roleNames } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'

/** What a product owner reads beside each name. */
const meanings: Readonly<Record<Permission, string>> = {
  'place.read': 'See the place, its buildings, and one’s own lots in it',
  'place.update': 'Change its name, description and address',
  'agency.read': 'See the agency and the people who look after the place',
  'news.read': 'Read the news of the place',
  'notification.read': 'See one’s own notifications of the place',
  'identity.update': 'Choose one’s identity in the place',
  'contact.read': 'See the people of the place, as their privacy settings allow',
  'contact.readPrivate': 'See e-mail addresses and phone numbers, whatever the privacy settings',
  'invitation.read': 'See invitations: one’s own, all of them for managers',
  'invitation.create': 'Invite a person, or withdraw an invitation',
  'distributionList.read': 'See the groups of people that one message can reach',
  'fiscalYear.read': 'See the fiscal years',
  'account.read': 'See one’s own account in the place',
  'buildingAccounts.read': 'Read the accounts of the place, without the names of co-owners',
  'coownerAmounts.read': 'Read what each co-owner owes, and the suppliers of the place',
  'ledger.post':
    'Record budgets, works, payments and sales, post and reverse entries, match bank lines, close a fiscal year',
  'payment.make': 'Set up one’s own mandate and pay by it, as an owner of lots in the place',
  'refund.decide': 'Decide about refunds of credit, as one of two people',
  'payment.collect': 'Make the files of debits for the bank, hand them out, and take its answers back into the books',
  'meeting.read': 'See the general meetings',
  'meeting.attend':
    'Record the attendance of a meeting, the votes in the room, the count, and the notification of the minutes',
  'decision.read': 'See the resolutions, their status, and one’s own share of the cost',
  'decision.create': 'Put a resolution to the vote',
  'decision.vote': 'Vote, for oneself or by power, and request an extraordinary meeting, as an owner on the roll',
  'vote.check': 'Check votes by paper power, and contested votes',
  'voteCheck.follow':
    'Learn how many votes wait for a check, and on which decision (`GET /v1/users/me/votes_to_check`)',
  'ballot.keep': 'Read the signed ballots of votes by power, once the vote is over: they are kept with the minutes',
  'decision.preside': 'Answer requests for an extraordinary meeting, or close the project',
  'report.read': 'See the reports and their history',
  'report.create': 'Report a problem',
  'report.comment': 'Add to the history of a report',
  'report.witness': 'Confirm a report as a witness, or stop being one',
  'report.reopen': 'Reopen a resolved report, as its reporter or a witness',
  'report.answer': 'Acknowledge a report, promise a day, resolve it',
  'equipment.read': 'See the equipment of the place and its reports',
  'topic.read': 'Read the forum, begin topics, and write posts',
  'topic.moderate': 'Close, archive and move topics, hide posts, and decide about reported ones',
  'exchange.read': 'Take part in exchanges between co-owners',
  'conversation.read': 'Read and write the conversations that one belongs to',
  'exchange.answer': 'Read and answer what is addressed to the manager',
}

/** The routes of files, which are not in the contract's tables. */
const files: Partial<Readonly<Record<Permission, string>>> = { 'ballot.keep': `\`GET ${attachmentPaths.file}\`` }

const routes: readonly Route[] = Object.values(api).flatMap((table) => Object.values<Route>(table).flatMap(byForm))

/** The draft routes once for each form, with its permission. */
function byForm(route: Route): readonly Route[] {
  const [, place] = /^[/](.*[/]drafts)[/]:form$/.exec(route.path) ?? []
  if (place === undefined) return [route]
  return draftForms.map(({ form, permission }) => ({ ...route, permission, path: `/${place}/${form}` }))
}
const names = Object.keys(permissions).filter((name): name is Permission => name in permissions)
const yes = '✓'

/** `docs/permissions.md`: the table of contract/permissions.ts. */
export const permissionsPage = (): string =>
  `${[
    '# Who may do what',
    'Printed from `contract/permissions.ts` by `npm run diagrams`; a test compares it with the server’s answers to every role.',
    'A person has roles per place. A person without a role in a place gets 404, as if the place did not exist; a person whose roles lack the permission gets 403. Roles are read at every request, so a change counts from the next one.',
    '## Actions in a place',
    table(
      ['Permission', 'Allows to', 'Routes'],
      names.map((name) => [
        `\`${name}\``,
        meanings[name],
        [routesOf((route) => route.permission === name), files[name]].filter(Boolean).join('<br>') || 'none yet',
      ]),
    ),
    '## Roles',
    'The 23 job roles of the specification (§6), and the administrator, which is not a role in a place: what an administrator may do in a place follows from their roles there.',
    table(
      ['Role', ...[...names, ...administratorPermissions].map((name) => `\`${name}\``)],
      [...roleNames.map(rowOf), ['administrator', ...names.map(() => ''), ...administratorPermissions.map(() => yes)]],
    ),
    '## Without a role',
    'Anybody signed in may use these for themself:',
    routesOf((route) => route.access === 'person' && route.permission === undefined, '\n', '- '),
    'Administrators alone (`impersonation.start`, `person.find`):',
    routesOf((route) => route.access === 'administrator', '\n', '- '),
    'Nobody need be signed in for:',
    routesOf((route) => route.access === 'public', '\n', '- '),
    '## In the name of somebody else',
    'An administrator who looks at the portal as somebody reads what that person reads. Everything else is refused before its handler runs (`impersonation_refused`, decision 018), except:',
    routesOf(
      ({ access, method, whileImpersonating }) =>
        access !== 'public' && method !== 'get' && whileImpersonating === true,
      '\n',
      '- ',
    ),
    'Refused although it reads, because it leaves the portal:',
    routesOf(({ method, whileImpersonating }) => method === 'get' && whileImpersonating === false, '\n', '- '),
  ].join('\n\n')}\n`

const rowOf = (role: RoleName) => [
  role,
  ...names.map((name) => (can([role], name) ? yes : '')),
  ...administratorPermissions.map(() => ''),
]

const routesOf = (isMeant: (route: Route) => boolean, between = '<br>', before = '') =>
  routes
    .filter(isMeant)
    .map(({ method, path }) => `${before}\`${method.toUpperCase()} ${path}\``)
    .join(between)

const table = ([...head]: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
