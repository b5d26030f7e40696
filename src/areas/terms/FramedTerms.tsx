import type { Api } from '#src/api/api.ts'
import { Page } from '#src/parts/Page.tsx'
import { PrintButton } from '#src/parts/PrintButton.tsx'
import { TermsBody } from './TermsBody.tsx'

/** The terms for whoever is signed in. */
export const FramedTerms = ({ api }: { api: Api }) => (
  <Page screen="terms" width={832} action={<PrintButton />}>
    <TermsBody api={api} />
  </Page>
)
