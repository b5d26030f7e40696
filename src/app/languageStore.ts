import type { LocaleCode } from '#contract/offers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { TextPart } from '#src/i18n/textParts.ts'

type Parts = ReadonlySet<TextPart>

/** What each part comes with. */
const includes: Readonly<Record<TextPart, readonly TextPart[]>> = {
  signIn: ['signIn'],
  frame: ['signIn', 'frame'],
  application: ['signIn', 'frame', 'application'],
  settings: ['signIn', 'frame', 'application', 'settings'],
  reporting: ['signIn', 'frame', 'application', 'reporting'],
  voting: ['signIn', 'frame', 'application', 'voting'],
}

type Settings = {
  readonly first: Language
  readonly load: (locale: LocaleCode, parts: Parts) => Promise<Language>
  /** Called with each language shown, the first one included. */
  readonly onShown: (locale: LocaleCode) => void
  /** Called when the person has chosen one. */
  readonly onChosen: (locale: LocaleCode) => void
}
export type LanguageStore = ReturnType<typeof createLanguageStore>

/** The language on screen. Another one is loaded first and shown then: nothing typed is lost. */
export function createLanguageStore({ first, load, onShown, onChosen }: Settings) {
  let current = first
  let parts: Parts = new Set<TextPart>(['signIn'])
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
    extend: async (part: TextPart) => {
      const wanted = () => new Set([...parts, ...includes[part]])
      let asked = wanted()
      if (asked.size === parts.size) return
      let language = await load(current.locale, asked)
      // Another part, or another language, may have come meanwhile: what is fetched already is there at once.
      while (wanted().size > asked.size || language.locale !== current.locale) {
        asked = wanted()
        language = await load(current.locale, asked)
      }
      parts = asked
      show(language)
    },
  }
}
