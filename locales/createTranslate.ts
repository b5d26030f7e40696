import rosetta from 'rosetta'
import type { LocaleCode } from '#contract/offers.ts'
import type { FrenchCatalogue, Translated, TranslateOf } from './catalogue.ts'

/**
 * Translates the keys of a catalogue into one locale. The application's catalogue is the default source;
 * another one (`createTranslate<typeof mails>(…)`) names its own. Areas not fetched yet may be missing.
 */
export function createTranslate<Source = FrenchCatalogue>(
  locale: LocaleCode,
  catalogue: NoInfer<Partial<Translated<Source>>>,
): TranslateOf<Source> {
  const dictionary = rosetta<Partial<Translated<Source>>>({ [locale]: catalogue })
  dictionary.locale(locale)
  return (key, ...params) => dictionary.t(key, params[0])
}
