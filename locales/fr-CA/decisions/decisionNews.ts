import { decisionNews as french } from '../../fr-FR/decisions/decisionNews.ts'
import { overlay } from '../../overlay.ts'

export const decisionNews = overlay(french, {
  votedForYou: '{{name}} a voté pour vous, par procuration, sur « {{title}} »',
})
