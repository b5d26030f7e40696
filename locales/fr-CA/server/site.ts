import { site as french } from '../../fr-FR/server/site.ts'
import { overlay } from '../../overlay.ts'

export const site = overlay(french, {
  oldBrowser: {
    help: 'Vous ne pouvez pas en installer d’autre? Écrivez à l’assistance :',
    text: 'Internet Explorer n’est plus mis à jour : il ne peut plus afficher ce site en toute sécurité. Installez gratuitement l’un de ces navigateurs, puis revenez ici.',
  },
})
