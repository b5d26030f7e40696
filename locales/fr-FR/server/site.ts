/** Texts of the pages that the server writes by itself, without the application. */
export const site = {
  description:
    '{{brand}}, l’espace client de votre copropriété : votes et assemblées, signalements, comptes, annonces et contacts de l’immeuble.',
  withoutScript:
    'Ce site a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez la page.',
  oldBrowser: {
    title: 'Votre navigateur est trop ancien',
    text: 'Internet Explorer n’est plus mis à jour : il ne peut plus afficher ce site en sécurité. Installez gratuitement l’un de ces navigateurs, puis revenez ici.',
    firefox: 'Installer Mozilla Firefox',
    edge: 'Installer Microsoft Edge',
    help: 'Vous ne pouvez pas en installer d’autre ? Écrivez à l’assistance :',
    subject: 'Mon navigateur est trop ancien',
    body: 'Page : {{page}}\nNavigateur : {{browser}}\n\nMon message : ',
  },
  outbox: {
    title: 'Boîte d’envoi de la démonstration',
    text: 'Les courriels et les SMS de la démonstration arrivent ici et nulle part ailleurs.',
    empty: 'Aucun courriel pour l’instant. Demandez par exemple un nouveau mot de passe.',
    to: 'À',
    textTo: 'Par SMS à',
    plainText: 'Version texte',
    preview: 'Aperçu du courriel',
    reply: 'Répondre à ce courriel',
    send: 'Envoyer la réponse',
  },
} as const
