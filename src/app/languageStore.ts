import type { LocaleCode } from '#contract/offers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { TextPart } from '#src/i18n/textParts.ts'

type Settings = {
  readonly first: Language
  /** Fetches the texts of the sign-in and these parts. */
  readonly load: (locale: LocaleCode, parts: readonly TextPart[]) => Promise<Language>
  /** Called with each language shown, the first one included. */
  readonly onShown: (locale: LocaleCode) => void
  /** Called when the person has chosen one. */
  readonly onChosen: (locale: LocaleCode) => void
}
export type LanguageStore = ReturnType<typeof createLanguageStore>

/** The language on screen. Another one is loaded first and shown then: nothing typed is lost. */
export function createLanguageStore({ first, load, onShown, onChosen }: Settings) {
  let current = first
  let parts: readonly TextPart[] = []
  const listeners = new Set<() => void>()
  onShown(first.locale)

  const show = (language: Language) => {
    current = language
    for (const listener of listeners) listener()
  }

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: async (locale: LocaleCode) => {
      show(await load(locale, parts))
      onChosen(locale)
      onShown(locale)
    },
    /** Adds texts, from now on and in every language chosen later; what is there already is not fetched again. */
    extend: async (...more: readonly TextPart[]) => {
      const wanted = () => [...parts, ...more.filter(({ name }) => parts.every((part) => part.name !== name))]
      let asked = wanted()
      if (asked.length === parts.length) return
      let language = await load(current.locale, asked)
      // Another part, or another language, may have come meanwhile: what is fetched already is there at once.
      while (wanted().length > asked.length || language.locale !== current.locale) {
        asked = wanted()
        language = await load(current.locale, asked)
      }
      parts = asked
      show(language)
    },
  }
}
