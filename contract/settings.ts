import * as z from 'zod/mini'
import { newPassword, passwordMaximum } from './authentication/passwords.ts'
import { listOf, pageQuery } from './lists.ts'
import { privacyFields, privacySettings } from './privacySettings.ts'
import { route } from './route.ts'
import { opaqueText } from './text.ts'

/** Notification settings (specification §3): two channels × eight topics. */
export const notificationChannels = ['email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export const notificationTopics = [
  'message',
  'personal_document',
  'building_document',
  'building_news',
  'report',
  'intervention',
  'forum',
  'council_private_document',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]
const topic = z.enum(notificationTopics)
const channel = z.enum(notificationChannels)
/** How e-mails about messages and posts are sent: each immediately, or together on the hour or in the evening. */
export const mailRhythms = ['at_once', 'hourly', 'daily'] as const
export const mailRhythm = z.enum(mailRhythms)
export type MailRhythm = (typeof mailRhythms)[number]
/** The hour, in the offer's time zone, at which daily e-mails are sent. */
export const dailyMailHour = 18
const notificationSettings = z.object({
  /** One row for each topic, in the order of the topics. */
  settings: z.array(z.object({ topic, email: z.boolean(), push: z.boolean() })),
  mailRhythm,
})
export type NotificationSettings = z.output<typeof notificationSettings>

/** How official letters reach a person. The choice applies from 1 January 2020 (specification §9). */
export const mailingChoiceFrom = '2020-01-01'
const mailingChannel = z.enum(['paper', 'electronic'])
export const mailingPreferences = z.object({
  callsForFunds: mailingChannel,
  generalMeetings: mailingChannel,
  otherLetters: mailingChannel,
  /** When the person last chose; `null` = never, so paper by law. */
  chosenAt: z.nullable(z.iso.datetime()),
})
export type MailingPreferences = z.output<typeof mailingPreferences>

/** One open session: its device, and when it was last used. */
const activeSession = z.object({
  id: z.uuid(),
  /** The user agent, cut at 300 characters; `null` = it was missing. */
  userAgent: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type ActiveSession = z.output<typeof activeSession>

const deletionRequest = z.object({ requestedAt: z.nullable(z.iso.datetime()) })

export const settingsRoutes = {
  readPrivacy: route({
    method: 'get',
    path: '/v1/users/me/privacy_settings',
    access: 'person',
    summary: 'The person’s privacy settings: the visibility of each field, and who may message them',
    status: 200,
    answer: privacySettings,
    refusals: [],
  }),
  updatePrivacy: route({
    method: 'patch',
    path: '/v1/users/me/privacy_settings',
    access: 'person',
    summary: 'Changes only the privacy settings that were sent',
    body: z.strictObject({ privacySettings: z.partial(z.strictObject(privacyFields)) }),
    status: 200,
    answer: privacySettings,
    refusals: [],
  }),
  changePassword: route({
    method: 'patch',
    path: '/v1/users/me/passwords',
    access: 'person',
    summary: 'Changes the password, given the current one, and ends the person’s other sessions',
    body: z.strictObject({ currentPassword: opaqueText(passwordMaximum * 4), password: newPassword }),
    status: 204,
    answer: z.undefined(),
    refusals: ['invalid_credentials', 'last_attempt_before_lock', 'session_locked'],
  }),
  readNotificationSettings: route({
    method: 'get',
    path: '/v1/users/me/notification_settings',
    access: 'person',
    summary: 'The channels of the person’s notifications, by topic',
    status: 200,
    answer: notificationSettings,
    refusals: [],
  }),
  updateNotificationSetting: route({
    method: 'patch',
    path: '/v1/users/me/notification_settings',
    access: 'person',
    summary: 'Switches one channel of one topic on or off',
    body: z.strictObject({ topic, channel, isOn: z.boolean() }),
    status: 200,
    answer: notificationSettings,
    refusals: [],
  }),
  updateMailRhythm: route({
    method: 'patch',
    path: '/v1/users/me/notification_settings/mail_rhythm',
    access: 'person',
    summary: 'Chooses how e-mails about messages and posts come: each at once, or together every hour or every day',
    body: z.strictObject({ mailRhythm }),
    status: 200,
    answer: notificationSettings,
    refusals: [],
  }),
  readMailing: route({
    method: 'get',
    path: '/v1/users/me/mailing_preferences',
    access: 'person',
    summary: 'How official letters reach the person',
    status: 200,
    answer: mailingPreferences,
    refusals: [],
  }),
  updateMailing: route({
    method: 'patch',
    path: '/v1/users/me/mailing_preferences',
    access: 'person',
    summary: 'Chooses paper or electronic letters, by kind of letter',
    body: z.strictObject({
      mailingPreferences: z.strictObject({
        callsForFunds: z.optional(mailingChannel),
        generalMeetings: z.optional(mailingChannel),
        otherLetters: z.optional(mailingChannel),
      }),
    }),
    status: 200,
    answer: mailingPreferences,
    refusals: [],
  }),
  sessions: route({
    method: 'get',
    path: '/v1/users/me/sessions',
    access: 'person',
    summary: 'The open sessions of the person, the latest used first',
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('sessions', activeSession),
    refusals: [],
  }),
  revokeSession: route({
    method: 'delete',
    path: '/v1/users/me/sessions/:sessionId',
    access: 'person',
    summary: 'Ends one session of the person and revokes its tokens',
    params: z.object({ sessionId: z.uuid() }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
  exportData: route({
    method: 'get',
    path: '/v1/users/me/data_export',
    access: 'person',
    whileImpersonating: false,
    summary: 'Everything stored about the person, as one JSON document (GDPR article 20)',
    status: 200,
    answer: z.object({
      exportedAt: z.iso.datetime(),
      /** One entry per kind of data, e.g. `profile`, `memberships`. */
      data: z.record(z.string(), z.unknown()),
    }),
    refusals: [],
  }),
  readDeletionRequest: route({
    method: 'get',
    path: '/v1/users/me/deletion_request',
    access: 'person',
    summary: 'Whether the person has requested the deletion of their account',
    status: 200,
    answer: deletionRequest,
    refusals: [],
  }),
  requestDeletion: route({
    method: 'post',
    path: '/v1/users/me/deletion_request',
    access: 'person',
    summary: 'Requests the deletion of the account (GDPR article 17), which the manager answers within a month',
    status: 200,
    answer: deletionRequest,
    refusals: [],
  }),
  withdrawDeletion: route({
    method: 'delete',
    path: '/v1/users/me/deletion_request',
    access: 'person',
    summary: 'Withdraws the request for deletion',
    status: 200,
    answer: deletionRequest,
    refusals: [],
  }),
}
