import type { NotificationType } from '#contract/notifications.ts'
import type { IconName } from '#src/ui/iconPaths.ts'

export const notificationIcons: Readonly<Record<NotificationType, IconName>> = {
  notification: 'bell',
  conversations: 'message',
  report_event: 'edit',
  report: 'alert',
  post: 'chat',
  work_order: 'wrench',
  contract_document: 'receipt',
  coownership_document: 'document',
  zendesk_ticket: 'mail',
  resolved_report: 'check',
}
