import type { PersonShown } from '#contract/people.ts'
import type { Translate } from '#locales/catalogue.ts'

/** The person in charge of a conversation, in words for staff. */
export function assigneeText(t: Translate, assignee: PersonShown | null, ownId: string | null): string {
  if (!assignee) return t('conversationDesk.nobody')
  if (assignee.userId !== null && assignee.userId === ownId) return t('conversationDesk.mine')
  return t('conversationDesk.assignee', { name: assignee.displayName })
}
