import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { decisionCallsOf } from './decisionRouteCalls.ts'
import { pdf } from './hostileFiles.ts'
import { dataUrl } from './sentFiles.ts'

/** What a call may name: a place, or one row of somebody. */
export type Named = {
  readonly placeId: string
  readonly identityId: string
  readonly sessionId: string
  readonly notificationId: string
  readonly invitationId: string
  readonly reportId: string
  readonly equipmentId: string
  readonly decisionId: string
  readonly voteId: string
  readonly meetingId: string
}
type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

const { clientId, signInScope: scope } = offers.ESE
const email = demoEmail('conseil')
const password = 'Nouveau-Secret-2026!'
const place = { name: 'Les Tilleuls', description: 'd', street: '1 rue Verte', zipCode: '59000', city: 'Lille' }

/**
 * A well-formed call of every route of the contract, by `area.operation`: what it names stands where the route reads it.
 * Tests that must miss no route run over this table; a route without a row fails them.
 */
export const callsOf = ({
  placeId,
  identityId,
  sessionId,
  notificationId,
  invitationId,
  reportId,
  equipmentId,
  decisionId,
  voteId,
  meetingId,
}: Named) =>
  new Map<string, Call>(
    Object.entries({
      'session.token': { body: { grantType: 'password', username: email, password: demoPassword, clientId, scope } },
      'session.revoke': {},
      'session.impersonate': { body: { clientId, userId: demoId('person conseil'), reason: 'appel' } },
      'authentication.mailCheck': { body: { user: { email }, clientId } },
      'authentication.signUp': { body: { user: { email, sergicOffer: 'ESE' }, clientId } },
      'authentication.registration': {
        body: { user: { email, customerReferenceNumber: 'C-100042', zipCode: '59000' }, clientId },
      },
      'authentication.captcha': {},
      'authentication.requestPassword': {
        body: { user: { email, sergicOffer: 'ESE' }, recaptchaToken: 'x', clientId },
      },
      'authentication.resetPassword': {
        body: { user: { email, password, sergicOffer: 'ESE' }, resetPasswordToken: 'x', clientId },
      },
      'authentication.setPassword': { body: { user: { email, password }, invitationToken: 'x', clientId } },
      'authentication.unlock': { body: { unlockToken: 'x', clientId } },
      'profile.read': {},
      'profile.update': { body: { user: { firstName: 'Changé' } } },
      'settings.readPrivacy': {},
      'settings.updatePrivacy': { body: { privacySettings: { email: 'public' } } },
      'settings.changePassword': { body: { currentPassword: demoPassword, password } },
      'settings.readNotificationSettings': {},
      'settings.updateNotificationSetting': { body: { topic: 'forum', channel: 'push', isOn: true } },
      'settings.readMailing': {},
      'settings.updateMailing': { body: { mailingPreferences: { callsForFunds: 'electronic' } } },
      'settings.sessions': {},
      'settings.revokeSession': { params: { sessionId } },
      'settings.exportData': {},
      'settings.readDeletionRequest': {},
      'settings.requestDeletion': {},
      'settings.withdrawDeletion': {},
      'places.mine': {},
      'places.read': { params: { placeId } },
      'places.update': { params: { placeId }, body: { place } },
      'places.agency': { params: { placeId } },
      'places.fiscalYears': { params: { placeId } },
      'places.identities': { query: { by_place: placeId } },
      'places.updateIdentity': { params: { identityId }, body: { identity: { displayName: 'Autre nom' } } },
      'places.chooseDefaultIdentity': { params: { placeId }, body: { identityId } },
      'community.contacts': { params: { placeId } },
      'community.invitations': { params: { placeId } },
      'community.invite': {
        params: { placeId },
        body: { invitation: { email: 'invitee@courriel.example', role: 'resident' } },
      },
      'community.withdraw': { params: { placeId, invitationId } },
      'community.roles': {},
      'community.distributionLists': { params: { placeId } },
      'notifications.list': { query: { by_place: placeId } },
      'notifications.count': { params: { placeId } },
      'notifications.mark': { params: { notificationId }, body: { notification: { isRead: true } } },
      'notifications.markAll': { body: { placeId } },
      'search.find': { query: { text: 'tilleuls' } },
      'administration.people': {},
      'news.list': { params: { placeId } },
      'reports.list': { params: { placeId } },
      'reports.similar': { params: { placeId }, query: { text: 'fuite d’eau', by_category: '2' } },
      'reports.create': {
        params: { placeId },
        body: {
          report: {
            title: 'Vitre cassée',
            description: 'Dans le hall.',
            category: 6,
            kind: 'dysfunctional',
            equipment: 'corridor',
          },
        },
      },
      'reports.read': { params: { reportId } },
      'reports.events': { params: { reportId } },
      'reports.markRead': { params: { reportId } },
      'reports.comment': { params: { reportId }, body: { event: { body: 'Toujours pareil.' } } },
      'reports.acknowledge': {
        params: { reportId },
        body: { acknowledgement: { responsibleId: demoId('person gestionnaire'), promisedOn: '2030-02-01' } },
      },
      'reports.orderWork': {
        params: { reportId },
        body: { workOrder: { provider: 'Otis', plannedOn: '2030-02-01' } },
      },
      'reports.resolve': { params: { reportId }, body: { resolution: { body: 'C’est réparé.' } } },
      'reports.reopen': { params: { reportId }, body: { reopening: { body: 'Toujours cassé.' } } },
      'reports.join': { params: { reportId } },
      'reports.leave': { params: { reportId } },
      'reports.categories': {},
      ...decisionCallsOf({ placeId, decisionId, voteId }),
      'attachments.create': {
        body: { attachment: { imageBase: dataUrl(pdf), sourceFileName: 'devis.pdf' } },
      },
      'equipments.list': { params: { placeId } },
      'equipments.read': { params: { equipmentId } },
      'equipments.reports': { params: { equipmentId } },
      'drafts.readReport': { params: { placeId } },
      'drafts.writeReport': {
        params: { placeId },
        body: {
          draft: {
            key: demoId('a draft'),
            category: 2,
            kind: 'emergency',
            equipment: null,
            equipmentId: null,
            title: 'Fuite',
            description: '',
            attachmentIds: [],
          },
        },
      },
      'drafts.removeReport': { params: { placeId } },
      'drafts.readComment': { params: { reportId } },
      'drafts.writeComment': { params: { reportId }, body: { draft: { body: 'Vu aussi' } } },
      'drafts.removeComment': { params: { reportId } },
      'meetings.list': { params: { placeId } },
      'meetingDesk.read': { params: { meetingId } },
      'meetingDesk.attendees': { params: { meetingId } },
      'meetingDesk.attend': {
        params: { meetingId, userId: demoId('person coproprietaire') },
        body: { attendee: { attendance: 'present' } },
      },
      'meetingDesk.notifyMinutes': {
        params: { meetingId },
        body: { minutesNotification: { notifiedOn: '2030-01-10' } },
      },
      'calendar.read': {},
      'calendar.create': {},
      'calendar.revoke': {},
      'accounts.mine': { params: { placeId } },
      'terms.read': { query: { by_ese_offer: 'ESE' } },
      'support.widgetToken': {},
      'support.reportError': { body: { message: 'm', stack: 's', path: '/' } },
    }),
  )

/** Every route of the contract under the name it has in the API document. */
export const namedRoutes = Object.entries(api).flatMap(([area, table]) =>
  Object.entries<Route>(table).map(([operation, route]) => ({ name: `${area}.${operation}`, route })),
)
