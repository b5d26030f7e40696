import type { LocaleCode } from '#contract/offers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { TextPart } from '#src/i18n/textParts.ts'

type Settings = {
  readonly first: Language
  /** Loads the texts of the sign-in and of these parts. */
  readonly load: (locale: LocaleCode, parts: readonly TextPart[]) => Promise<Language>
  /** Called with each language shown, including the first. */
  readonly onShown: (locale: LocaleCode) => void
  /** Called when the person chooses a language. */
  readonly onChosen: (locale: LocaleCode) => void
}
export type LanguageStore = ReturnType<typeof createLanguageStore>

/** The language on screen. A new language is shown only once it has loaded, so nothing typed is lost. */
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
    /** Adds texts to this language and to every language chosen later; loaded texts are not requested again. */
    extend: async (...more: readonly TextPart[]) => {
      const wanted = () => [...parts, ...more.filter(({ name }) => parts.every((part) => part.name !== name))]
      let asked = wanted()
      if (asked.length === parts.length) return
      let language = await load(current.locale, asked)
      // Another part or language may have loaded in the meantime.
      while (wanted().length > asked.length || language.locale !== current.locale) {
        asked = wanted()
        language = await load(current.locale, asked)
      }
      parts = asked
      show(language)
    },
  }
}
