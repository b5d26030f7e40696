import { fieldCode } from '#contract/problems.ts'
import type { Translate } from '#locales/catalogue.ts'

/** The first error of a field as a sentence. Schemas carry codes; an unknown code reads "invalid value". */
export function fieldError(t: Translate, errors: readonly string[] | undefined): string | undefined {
  const [first] = errors ?? []
  return first === undefined ? undefined : t(`errors.field.${fieldCode.safeParse(first).data ?? 'invalid'}`)
}
