import { fieldCode } from '#contract/problems.ts'
import type { Translate } from '#locales/catalogue.ts'

/**
 * The first error of a field as a sentence, or else the server's. Schemas and answers carry codes; an unknown code
 * reads "invalid value".
 */
export function fieldError(
  t: Translate,
  errors: readonly string[] | undefined,
  serverCode?: string,
): string | undefined {
  const [first = serverCode] = errors ?? []
  return first === undefined ? undefined : t(`errors.field.${fieldCode.safeParse(first).data ?? 'invalid'}`)
}
