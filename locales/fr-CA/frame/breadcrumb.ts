import { breadcrumb as french } from '../../fr-FR/frame/breadcrumb.ts'
import { overlay } from '../../overlay.ts'

export const breadcrumb = overlay(french, {
  pages: {
    proxyVote: 'Voter par procuration',
    meeting: 'Assemblée des copropriétaires',
  },
})
