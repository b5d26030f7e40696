import { pluralForm } from '#locales/pluralForm.ts'
import type { Principal } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'

/** A co-owner in the list, with the reason if they cannot be chosen. */
type ListedPrincipal = Principal & { readonly isTooMuch: boolean }

type Props = {
  listed: readonly ListedPrincipal[]
  chosen: Principal | null
  /** The list is narrowed by a search. */
  isNarrowed: boolean
  isRequired: boolean
  onChoose: (principal: Principal) => void
}

/** The co-owners for whom the person may vote, as cards. */
export function PrincipalCards({ listed, chosen, isNarrowed, isRequired, onChoose }: Props) {
  const { translate: t, format, locale } = useLanguage()
  // A reload empties the search that found the chosen person, who may be missing from this page of the list.
  const isHidden = chosen !== null && !isNarrowed && listed.every(({ id }) => id !== chosen.id)
  const principals = isHidden ? [{ ...chosen, isTooMuch: false }, ...listed] : listed
  if (principals.length === 0) {
    return (
      <Text variant="muted" role="status">
        {t('votes.proxy.principal.nobody')}
      </Text>
    )
  }
  return (
    <RadioCards
      legend={t('votes.proxy.principal.legend')}
      isLegendHidden
      name="principal"
      value={chosen?.id ?? null}
      onChange={(chosenId) => {
        const principal = principals.find(({ id }) => id === chosenId)
        if (principal) onChoose({ id: principal.id, name: principal.name, votes: principal.votes })
      }}
      options={principals.map(({ id, name, votes, isTooMuch }) => {
        const count = t(`votes.proxy.principal.votes.${pluralForm(locale, votes)}`, { count: format.integer(votes) })
        const against = isTooMuch && t('votes.proxy.room.tooMany')
        return {
          value: id,
          label: name,
          hint: [count, against].filter(Boolean).join(' · '),
          isDisabled: against !== false,
        }
      })}
      error={isRequired && chosen === null ? t('votes.proxy.principal.required') : undefined}
    />
  )
}
