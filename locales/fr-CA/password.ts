import type { Catalogue } from '../catalogue.ts'

export const password: Catalogue['password'] = {
  request: {
    title: 'Mot de passe oublié',
    lead: 'Entrez l’adresse courriel de votre compte : vous recevrez un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse courriel',
    submit: 'Envoyer le lien',
    sending: 'Envoi de votre demande',
    checkedAgain: 'La vérification avait expiré : elle vient d’être refaite. Envoyez votre demande de nouveau.',
  },
  captcha: {
    label: 'Vérification antirobot',
    checking: 'Vérification en cours. Vous n’avez rien à faire, vous pouvez continuer à écrire.',
    checked: 'Vérification réussie',
    checkFailed: 'La vérification n’a pas fonctionné.',
    checkExpired: 'La vérification a expiré.',
    retry: 'Recommencer la vérification',
  },
  activation: {
    title: 'Activation du compte',
    heading: 'Choisissez votre mot de passe',
    lead: 'C’est la dernière étape avant d’accéder à votre espace.',
  },
  reset: {
    title: 'Nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    lead: 'Il remplacera l’ancien, et vos autres sessions seront fermées.',
  },
  form: {
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    saving: 'Enregistrement en cours',
    rules: 'Votre mot de passe doit contenir',
    met: 'Respecté :',
    failed: 'Non respecté :',
  },
  strength: {
    label: 'Robustesse du mot de passe',
    unknown: 'La robustesse s’affiche à mesure que vous écrivez',
    '0': 'Très faible',
    '1': 'Très faible',
    '2': 'Faible',
    '3': 'Acceptable',
    '4': 'Sûr',
  },
  expired: {
    heading: 'Lien expiré',
    text: 'Ce lien a déjà été utilisé, ou il est trop ancien.',
    logIn: 'Se connecter',
    again: 'Recevoir un nouveau lien',
  },
  wrongOffer: {
    heading: 'Votre compte se trouve sur un autre site',
    text: 'Ce compte n’est pas valide ici. Il se consulte sur le site {{offer}}.',
    link: 'Aller sur le site {{offer}}',
  },
}
