import { exchangeMails as french } from '../../fr-FR/server/exchangeMails.ts'
import { overlay } from '../../overlay.ts'

export const exchangeMails = overlay(french, {
  replyToMail: 'Pour répondre, répondez simplement à ce courriel.',
  replyTo: 'Répondre par courriel',
})
