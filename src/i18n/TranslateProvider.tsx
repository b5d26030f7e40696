import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translate } from '#locales/catalogue.ts'
import type { Format } from './format.ts'

export type Language = { readonly locale: LocaleCode; readonly translate: Translate; readonly format: Format }

const LanguageContext = createContext<Language | null>(null)

export function TranslateProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('no <TranslateProvider>')
  return language
}
export const useTranslate = (): Translate => useLanguage().translate
