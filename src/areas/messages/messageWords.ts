import type { Conversation } from '#contract/messages/conversations.ts'
import type { Message } from '#contract/messages/messages.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

type Words = Pick<Language, 'translate'>
/** Enough to distinguish one message from another. */
const shortLength = 60

export const shortened = (text: string) =>
  text.length > shortLength ? `${text.slice(0, shortLength).trimEnd()}…` : text

/** The members other than the reader, in short: lists, the manager and a few names. */
export function membersText(
  { translate: t }: Words,
  {
    isToManager,
    distributionLists,
    others,
    membersCount,
  }: Pick<Conversation, 'isToManager' | 'distributionLists' | 'others' | 'membersCount'>,
): string {
  const groups = [
    ...(isToManager ? [t('messages.list.manager')] : []),
    ...distributionLists.map((kind) => t(`messages.lists.${kind}`)),
  ]
  const people = distributionLists.length > 0 ? [] : others.map(({ displayName }) => displayName)
  const names = [...groups, ...people]
  if (names.length === 0) return t('messages.list.alone')
  const hidden = distributionLists.length > 0 ? 0 : membersCount - 1 - others.length
  const said = names.join(', ')
  return hidden > 0 ? t('messages.list.others', { names: said, count: hidden }) : said
}

/** The author and the beginning of the last message. */
export function previewText({ translate: t }: Words, { preview, membersCount, isToManager }: Conversation): string {
  if (!preview) return t('messages.list.empty')
  const { text, isWithdrawn, hasFiles, isOwn, author } = preview
  const words = isWithdrawn ? t('messages.list.withdrawn') : text === '' && hasFiles ? t('messages.list.files') : text
  if (isOwn) return t('messages.list.you', { text: words })
  // Between two people, the author is known.
  return membersCount > 2 || isToManager ? t('messages.list.by', { name: author.displayName, text: words }) : words
}

/** The lists through which a message reached people; `null` = it reached people whom its author chose. */
export function reachText({ translate: t, locale }: Words & { locale: LocaleCode }, { reach }: Pick<Message, 'reach'>) {
  if (reach.lists.length === 0) return null
  const lists = reach.lists.map(({ kind, count }) =>
    t('conversation.reach.list', { list: t(`messages.lists.${kind}`), count }),
  )
  const people = t(`conversation.reach.people.${pluralForm(locale, reach.people)}`, { count: reach.people })
  return t('conversation.reach.sentTo', { people, lists: lists.join(', ') })
}
