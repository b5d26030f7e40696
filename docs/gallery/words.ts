import type { Label } from '#machines/labels.ts'

/** The page's own texts. */
export const words = {
  title: ['Comment le portail se comporte', 'How the portal behaves'],
  inEnglish: [
    'Les états et les événements ont ici leurs noms français. Leurs descriptions, écrites pour l’équipe, sont en anglais.',
    'States and events have French names too. Their descriptions are in English only.',
  ],
  search: ['Rechercher un état, un événement, une démarche', 'Search for a state, an event, a flow'],
  section: ['Section de la spécification', 'Section of the specification'],
  allSections: ['Toutes les sections', 'All sections'],
  none: ['Aucune machine ne correspond.', 'No machine matches.'],
  machines: ['Machines', 'Machines'],
  overview: ['Aperçu', 'Overview'],
  full: ['Tout le détail', 'Everything'],
  level: ['Dessin', 'Drawing'],
  now: ['Situation actuelle', 'Current situation'],
  reads: ['Ce qu’on lit à l’écran', 'What the screen says'],
  noTexts: [
    'Aucun texte n’a été relevé ici\u00a0: cette situation est technique, ou ne dure qu’un instant.',
    'No text was recorded here: this situation is technical, or lasts only a moment.',
  ],
  noScreen: [
    'Le serveur décide ici, sans écran. Les pages s’en servent pour savoir ce qu’elles peuvent proposer.',
    'The server decides here, without a screen. Pages read this machine to know what they may offer.',
  ],
  next: ['Ce qui peut arriver maintenant', 'What can happen now'],
  nothing: ['Rien ne peut plus arriver\u00a0: c’est la fin.', 'Nothing can happen any more: this is the end.'],
  restart: ['Recommencer', 'Start again'],
  steps: ['Déroulé', 'What has happened'],
  stays: ['sans changer de situation', 'the situation stays'],
  walkedBy: ['Parcouru par', 'Walked by'],
  unwalked: [
    'Atteint par le parcours du graphe (charts.test.ts). Les tests de serveur et d’écran ne sont pas enregistrés ici.',
    'Reached by the walk of the chart (charts.test.ts). Tests of the server and of screens are not recorded here.',
  ],
  model: ['Modèle', 'Model'],
  language: ['Langue', 'Language'],
  loading: ['Chargement du dessin…', 'Loading the drawing…'],
} satisfies Record<string, Label>
