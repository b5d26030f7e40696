import type { Api } from '#src/api/api.ts'
import { FramedTerms } from './FramedTerms.tsx'
import { PublicTerms } from './PublicTerms.tsx'

type Props = {
  api: Api
  /** Inside the frame of the application; otherwise the page brings a head of its own. */
  isFramed?: boolean
}

/** The general terms of the offer; anybody may read them, signed in or not. */
export const TermsScreen = ({ api, isFramed = false }: Props) =>
  isFramed ? <FramedTerms api={api} /> : <PublicTerms api={api} />
