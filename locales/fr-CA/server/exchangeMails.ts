import { exchangeMails as french } from '../../fr-FR/server/exchangeMails.ts'
import { overlay } from '../../overlay.ts'

export const exchangeMails = overlay(french, {
  replyToMail: 'Pour répondre, répondez simplement à ce courriel.',
  replyTo: 'Répondre par courriel',
  reply: {
    subject: '{{brand}} : votre réponse par courriel n’a pas été publiée',
    because: {
      closed: 'Cette discussion n’accepte plus de messages : elle est fermée ou archivée.',
      files:
        'Ces fichiers de votre courriel n’ont pas été acceptés : {{names}}. Nous acceptons dix fichiers au plus par message, en JPEG, PNG ou PDF, de 10 Mo chacun.',
    },
    sentKept: 'Votre courriel demeure, avec ses fichiers, parmi vos messages envoyés.',
    reason: 'Vous recevez ce courriel parce qu’une réponse à un courriel {{brand}} est arrivée pour votre compte.',
  },
})
