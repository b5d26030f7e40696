import type { ChartState } from '#docs/generator/chart.ts'
import type { Language } from '#docs/generator/inWords.ts'
import { textsOf } from '#docs/generator/keysOfTexts.ts'
import { catalogues } from '#locales/catalogues.ts'
import reads from './reads.json' with { type: 'json' }

const keys = new Map<string, readonly string[]>(Object.entries(reads))
const texts = { fr: new Map(textsOf(catalogues['fr-FR'])), en: new Map(textsOf(catalogues['en-CA'])) }

/** The texts on screen in these states, each once. Names, dates and amounts are left open. */
export const textsIn = (states: readonly ChartState[], language: Language): string[] => [
  ...new Set(
    states
      .flatMap(({ id }) => keys.get(id) ?? [])
      .flatMap((key) => texts[language].get(key)?.replaceAll(/\{\{\w+\}\}/g, '…') ?? []),
  ),
]
