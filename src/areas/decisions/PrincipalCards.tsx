import { dot } from '#contract/dot.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'

type Person = { readonly id: string; readonly name: string; readonly votes: number }

type Props<Listed extends Person> = {
  listed: readonly Listed[]
  chosen: Listed | null
  /** Whether the list is filtered by a search. */
  isNarrowed: boolean
  /** What is said when nobody is listed. */
  nobody: string | null
  /** The error when nobody is chosen. */
  error: string | undefined
  /** Further text about a co-owner. */
  noteOn?: (person: Listed) => string | null
  /** Why a co-owner cannot be chosen, if so. */
  objectionTo?: (person: Listed) => string | null
  onChoose: (person: Listed) => void
}

/** The other co-owners with votes, as cards to choose one. */
export function PrincipalCards<Listed extends Person>({
  listed,
  chosen,
  isNarrowed,
  nobody,
  error,
  noteOn = () => null,
  objectionTo = () => null,
  onChoose,
}: Props<Listed>) {
  const { translate: t, format, locale } = useLanguage()
  // A reload empties the search that found the chosen person, who may be missing from this page of the list.
  const isHidden = chosen !== null && !isNarrowed && listed.every(({ id }) => id !== chosen.id)
  const principals = isHidden ? [chosen, ...listed] : listed
  if (principals.length === 0) {
    return (
      <>
        {nobody !== null && (
          <Text variant="muted" role="status">
            {nobody}
          </Text>
        )}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </>
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
        if (principal) onChoose(principal)
      }}
      options={principals.map((person) => {
        const { id, name, votes } = person
        const count = t(`votes.proxy.principal.votes.${pluralForm(locale, votes)}`, { count: format.integer(votes) })
        const objection = objectionTo(person)
        return {
          value: id,
          label: name,
          hint: [count, objection ?? noteOn(person)].filter(Boolean).join(dot),
          isDisabled: objection !== null,
        }
      })}
      error={chosen === null ? error : undefined}
    />
  )
}
