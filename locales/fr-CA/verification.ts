import type { VotingCatalogue } from '../catalogue.ts'

export const verification: VotingCatalogue['verification'] = {
  lead: 'Votre navigateur recalcule tout le journal des bulletins, de la première à la dernière ligne. Il ne croit rien sur parole.',
  decision: 'Décision',
  choose: 'Choisissez une décision',
  chooseFirst: 'Choisissez la décision dont vous voulez vérifier le journal.',
  intact: 'Le journal est intact',
  intactText: {
    one: '{{count}} bulletin, recalculé sur cet appareil.',
    other: '{{count}} bulletins, chacun lié au précédent, recalculés sur cet appareil.',
  },
  empty: 'Le journal est vide',
  emptyText: 'Personne n’a encore voté : il n’y a rien à vérifier.',
  broken: 'Le journal a été modifié',
  brokenText:
    'Le bulletin n° {{number}} ne correspond plus à ceux qui le précèdent. Gardez votre reçu et prévenez le conseil d’administration.',
  headDiffers: 'Le journal affiché n’est pas celui que le portail annonce : sa dernière empreinte est différente.',
  head: 'Dernière empreinte',
  headText: 'Comparez-la à celle qui est publiée au conseil d’administration et imprimée au procès-verbal.',
  yours: 'Votre reçu',
  found: 'Votre bulletin n° {{number}} est dans le journal, tel que vous l’avez reçu.',
  opens: 'L’engagement correspond à votre choix, à vos voix et à votre secret.',
  notFound: 'Ce reçu n’est pas dans le journal. Gardez-le et prévenez le conseil d’administration.',
  doesNotOpen:
    'L’engagement de ce reçu ne correspond pas au choix qu’il annonce. Gardez-le et prévenez le conseil d’administration.',
  paper: 'Vérifier un reçu sur papier',
  paperText: 'Recopiez l’empreinte du bulletin imprimée sur le reçu. Les premiers caractères suffisent.',
  paperHash: 'Empreinte du bulletin',
  paperNotFound:
    'Aucun bulletin ne commence par ces caractères. Relisez-les; s’ils sont exacts, gardez votre reçu et prévenez le conseil d’administration.',
  paperShort: 'Recopiez au moins {{count}} caractères.',
  check: 'Vérifier',
  log: 'Journal des bulletins',
  number: 'N°',
  castAt: 'Enregistré',
  hash: 'Empreinte',
  replaces: 'Remplace',
  replacesNumber: 'n° {{number}}',
  isYours: 'votre bulletin',
  isBroken: 'modifié',
}
