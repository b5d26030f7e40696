import { callNews as french } from '../../fr-FR/accounts/callNews.ts'
import { overlay } from '../../overlay.ts'

export const callNews = overlay(french, { label: 'Contribution' })
