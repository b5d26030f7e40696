import type { Api } from '#src/api/api.ts'
import { PrintButton } from '#src/parts/PrintButton.tsx'
import { useTerms } from './useTerms.ts'

/** Prints the terms once they are on the page. */
export function PrintTerms({ api }: { api: Api }) {
  const { data } = useTerms(api)
  return data ? <PrintButton /> : null
}
