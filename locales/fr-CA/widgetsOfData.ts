import type { ApplicationCatalogue } from '../catalogue.ts'

export const upload: ApplicationCatalogue['widgets']['upload'] = {
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  dropNow: 'Déposez le fichier',
  dropzone: 'Ajouter un fichier',
  accepted: 'Seuls les formats PDF, JPEG, et PNG sont acceptés.',
  acceptedPdf: 'Seul le format PDF est accepté.',
  limit: '{{size}} au maximum.',
  tooLarge: 'Ce fichier est trop lourd : {{size}} au maximum.',
  tooMany: 'Envoyez un seul fichier à la fois.',
  unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  reading: 'Lecture du fichier en cours',
  renameTitle: 'Renommer le fichier',
  fileName: 'Nom du fichier',
  extensionHint: 'L’extension {{extension}} est conservée.',
  size: 'Taille : {{size}}',
  send: 'Envoyer',
  retry: 'Renvoyer',
  sending: 'Envoi de {{name}} en cours',
  progress: 'Envoi : {{percent}}',
  failed: 'Le fichier n’a pas été envoyé. Il est conservé ici, avec son nom.',
  sent: '{{name}} a été envoyé.',
  cancel: 'Annuler',
}

export const viewer: ApplicationCatalogue['widgets']['viewer'] = {
  open: 'Afficher {{name}}',
  loading: 'Chargement du document en cours',
  loadingPage: 'Chargement de la page {{page}} en cours',
  failed: 'Erreur lors du chargement du document.',
  empty: 'Aucun document à afficher.',
  pageFailed: 'Erreur lors du chargement de la page.',
  download: 'Télécharger',
  downloadNamed: 'Télécharger {{name}}',
  previous: 'Page précédente',
  next: 'Page suivante',
  pages: 'Pages',
  position: 'Page {{page}} sur {{count}}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  page: 'Page {{page}}',
  zoom: 'Zoom : {{percent}}',
}

export const table: ApplicationCatalogue['widgets']['table'] = {
  sortAscending: 'Trier par {{column}}, ordre croissant',
  sortDescending: 'Trier par {{column}}, ordre décroissant',
  sort: 'Trier par',
  ascending: '{{column}}, ordre croissant',
  descending: '{{column}}, ordre décroissant',
  unsorted: 'Ordre d’origine',
  more: 'Afficher la suite',
  shown: '{{count}} lignes affichées sur {{total}}',
  loading: 'Chargement des lignes en cours',
  empty: 'Aucune ligne à afficher',
  scroll: '{{caption}}, tableau à faire défiler',
}

export const chart: ApplicationCatalogue['widgets']['chart'] = {
  showTable: 'Afficher le tableau',
  showChart: 'Afficher le graphique',
  mark: '{{label}} : {{value}}',
  markOf: '{{series}}, {{label}} : {{value}}',
  share: '{{label}} : {{value}}, {{percent}}',
  category: 'Libellé',
  value: 'Valeur',
  total: 'Total',
  empty: 'Aucune donnée à représenter',
  legend: 'Légende',
  shareColumn: 'Part',
}

export const list: ApplicationCatalogue['widgets']['list'] = {
  loading: 'Chargement de la suite',
  empty: 'Rien à afficher',
}
