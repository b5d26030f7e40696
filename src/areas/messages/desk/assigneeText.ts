import type { PersonShown } from '#contract/people.ts'
import type { Translate } from '#locales/catalogue.ts'

/** Who is in charge of a conversation, as one of the staff reads it. */
export function assigneeText(t: Translate, assignee: PersonShown | null, ownId: string | null): string {
  if (!assignee) return t('conversationDesk.nobody')
  if (assignee.userId !== null && assignee.userId === ownId) return t('conversationDesk.mine')
  return t('conversationDesk.assignee', { name: assignee.displayName })
}
