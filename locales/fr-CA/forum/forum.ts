import { forum as french } from '../../fr-FR/forum/forum.ts'
import { overlay } from '../../overlay.ts'

export const forum = overlay(french, {
  list: {
    none: {
      text: 'Lancez la première discussion : une soumission à comparer, un projet, une question sur la vie de l’immeuble.',
    },
  },
  notCoowner: {
    text: 'Le forum est ouvert aux copropriétaires de l’immeuble. Pour une question, contactez votre gestionnaire, et pour un problème, signalez-le.',
    call: 'Appeler le gestionnaire',
  },
  categories: { quote: 'Soumissions' },
  start: { lead: 'Votre sujet sera lu par les copropriétaires, le conseil d’administration et le gestionnaire.' },
})
