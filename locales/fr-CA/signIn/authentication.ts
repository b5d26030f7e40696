import { authentication as french } from '../../fr-FR/signIn/authentication.ts'
import { overlay } from '../../overlay.ts'

export const authentication = overlay(french, {
  login: {
    email: 'Adresse courriel',
    passwordHeading: 'Entrez votre mot de passe',
    forgotPassword: 'Mot de passe oublié?',
    firstVisit: 'Première visite?',
  },
  register: {
    lead: 'Votre numéro de client et votre code postal figurent sur vos avis de contribution et vos lettres.',
    customerReferenceNumber: 'Numéro de client',
  },
  checkMail: {
    heading: 'Consultez vos courriels',
    next: 'Ouvrez-le pour choisir votre mot de passe. Il est valide pendant sept jours.',
    spam: 'Rien reçu? Pensez à vérifier vos courriels indésirables.',
  },
  emailSent: {
    title: 'Courriel envoyé',
    heading: 'Consultez vos courriels',
    toSomebody: 'Si un compte correspond à votre adresse courriel, un message vient d’y être envoyé.',
    spam: 'Rien reçu? Pensez à vérifier vos courriels indésirables.',
  },
})
