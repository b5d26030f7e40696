import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import type { terms as french } from '#locales/fr-FR/accounts/terms.ts'
import { fetchedPart } from '#src/ui/fetchedPart.tsx'

type Terms = Translated<typeof french>
export type TermName = keyof Terms
type Props = { of: TermName }

const meanings = (load: () => Promise<{ terms: Terms }>) =>
  fetchedPart<Props>('definitions', async () => {
    const { terms } = await load()
    return ({ of }) => (
      <>
        <strong>{terms[of].name}</strong>
        <br />
        {terms[of].text}
      </>
    )
  })

/** The definitions of a language, fetched with the first one that is opened. */
export const definitionsIn = {
  'fr-FR': meanings(() => import('#locales/fr-FR/accounts/terms.ts')),
  'fr-CA': meanings(() => import('#locales/fr-CA/accounts/terms.ts')),
  'en-CA': meanings(() => import('#locales/en-CA/accounts/terms.ts')),
} as const satisfies Readonly<Record<LocaleCode, unknown>>
