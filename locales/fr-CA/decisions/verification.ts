import { verification as french } from '../../fr-FR/decisions/verification.ts'
import { overlay } from '../../overlay.ts'

export const verification = overlay(french, {
  kinds: { paper: 'vote par procuration papier' },
  brokenText:
    'Le bulletin n° {{number}} ne correspond plus à ceux qui le précèdent. Gardez votre reçu et prévenez le conseil d’administration.',
  headText: 'Comparez-la à celle qui est publiée au conseil d’administration et imprimée au procès-verbal.',
  notFound: 'Ce reçu n’est pas dans le journal. Gardez-le et prévenez le conseil d’administration.',
  doesNotOpen:
    'L’engagement de ce reçu ne correspond pas au choix qu’il annonce. Gardez-le et prévenez le conseil d’administration.',
  paperNotFound:
    'Aucun bulletin ne commence par ces caractères. Relisez-les; s’ils sont exacts, gardez votre reçu et prévenez le conseil d’administration.',
})
