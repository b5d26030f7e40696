import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Suggestions } from '#src/ui/messages/Suggestions.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { useMentions } from './useMentions.ts'

/** The people offered for a mention, and their number for screen readers. */
export function MentionList({ people, ...list }: ReturnType<typeof useMentions>['list']) {
  const { translate: t, locale } = useLanguage()
  const count = people.length
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 && t(`conversation.mentions.found.${pluralForm(locale, count)}`, { count })}
      </VisuallyHidden>
      {count > 0 && (
        <Suggestions
          {...list}
          options={people.map((person) => ({
            key: person.userId,
            avatar: <Avatar person={person} size={28} />,
            label: person.displayName,
          }))}
        />
      )}
    </>
  )
}
