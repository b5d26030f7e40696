import { administration as french } from '../fr-FR/administration.ts'
import { overlay } from '../overlay.ts'
import { imports } from './administration/imports.ts'
import { imports as importWords } from './server/imports.ts'

export const administration = overlay(french, {
  searchHint: 'Par nom, adresse courriel ou immeuble',
  nobodyText: 'Essayez avec une partie du nom, de l’adresse courriel ou de l’immeuble.',
  jobs: {
    lead: 'Les courriels et le travail régulier du portail. Une tâche qui échoue est retentée, pendant deux jours pour un courriel. Abandonnée, elle reste affichée ici deux semaines. La page s’actualise d’elle-même.',
    kind: {
      'the announcements of calls': 'Annonces des contributions',
      'the announcements of debits': 'Annonces des débits préautorisés',
      'the mails of a notification': 'Préparation des courriels d’une notification',
      'the mail of a notification': 'Courriel d’une notification',
      'the mail of an exchange': 'Courriel d’un message ou d’une discussion',
      'the digest of exchanges': 'Courriel groupé des messages',
      'the plan of digests': 'Préparation des courriels groupés',
      'the mail to a new member': 'Courriel de bienvenue dans un immeuble',
      'the mail of a vote cast for somebody': 'Courriel d’un vote enregistré au nom d’une personne',
      'the notice of a change of account': 'Courriel après un changement du compte',
    },
  },
})

export const texts = { administration, imports, importWords }
