import type { DemoTopic } from './demoTopic.ts'

/** Topics in French and English, in a place of VQC. */
export const quebecTopics: readonly DemoTopic[] = [
  {
    place: 'plateau',
    key: 'parkingLeak',
    title: 'Stationnement : qui doit déplacer sa voiture?',
    category: 4,
    links: { report: 0 },
    follows: ['vqc'],
    unread: ['vqc'],
    posts: [
      {
        by: 'vqc',
        ago: 120,
        body: 'Bonjour, l’eau tombe directement sur la case 12 et gèle sur la rampe. Est-ce qu’on se tasse tous d’une rangée en attendant?',
      },
      {
        by: 'gestionnaire-montreal',
        ago: 86.4,
        body: 'Bonjour, les cases 30 à 34 des visiteurs sont réservées pour vous jusqu’à la réparation. Mettez votre numéro d’unité sur le tableau de bord.',
      },
      {
        by: 0,
        ago: 76.8,
        body: 'Merci! La rampe est très glissante le matin, un autre sac de sel serait pas de trop.',
      },
      { by: 1, ago: 12.0, body: 'Sac de sel livré ce matin, il est à côté de la porte.' },
    ],
  },
  {
    place: 'plateau',
    key: 'rooftop',
    title: 'Rooftop terrace: can we agree on quiet hours?',
    category: 7,
    follows: ['vqc'],
    unread: ['vqc'],
    posts: [
      {
        by: 2,
        ago: 336,
        body: 'We love the terrace as much as everyone, but our bedroom is right below. Could we say 10 pm on weekdays and 11 pm on weekends?',
      },
      {
        by: 0,
        ago: 328.8,
        body: 'Fair enough. The declaration says eleven every night, so this would only be a gentleman’s agreement, which is fine by me.',
      },
      {
        by: 'vqc',
        ago: 316.8,
        body: 'D’accord aussi. On pourrait l’afficher dans l’ascenseur, en français et en anglais.',
      },
      {
        by: 3,
        ago: 57.6,
        body: 'Seems reasonable. Can someone also do something about the chairs? They scrape like crazy.',
        quotes: 1,
      },
    ],
  },
  {
    place: 'plateau',
    key: 'reserve',
    title: 'Fonds de prévoyance : ce que dit l’étude',
    category: 2,
    unread: ['vqc'],
    posts: [
      {
        by: 'vqc',
        ago: 1152,
        body: 'J’ai lu les 90 pages de l’étude pour vous. En bref : la toiture dans huit ans, les fenêtres dans douze, et une cotisation qui devrait monter de 4 % par an jusque-là.',
      },
      { by: 1, ago: 1128, body: 'Merci du résumé. Est-ce que le 4 % tient compte de l’inflation?' },
      {
        by: 'gestionnaire-montreal',
        ago: 1104,
        body: 'Oui, l’étude suppose 2,3 % d’inflation. Le tableau de la page 61 donne les deux scénarios.',
        quotes: 2,
      },
      { by: 4, ago: 1080, body: 'J’aimerais mieux qu’on emprunte pour la toiture que de payer vingt ans d’avance.' },
      { by: 1, ago: 144, body: 'On devrait en parler à l’assemblée annuelle, c’est une vraie question.' },
    ],
  },
  {
    place: 'plateau',
    key: 'annual',
    title: 'Annual meeting: electric charging, once and for all',
    category: 6,
    follows: ['vqc'],
    posts: [
      {
        by: 3,
        ago: 696,
        body: 'Last year we ran out of time before the charging stations. Can they come first this time? Seven of us now drive electric.',
      },
      {
        by: 'gestionnaire-montreal',
        ago: 672,
        body: 'The notice goes out six weeks ahead; the board has asked to put it as item 4, right after the budget.',
      },
      { by: 2, ago: 660.0, body: 'Could we see the electrician’s load calculation before the meeting, not during?' },
      {
        by: 'gestionnaire-montreal',
        ago: 624,
        body: 'It is in the documents of the resolution as of this morning.',
        quotes: 3,
      },
    ],
  },
  {
    place: 'plateau',
    key: 'brick',
    title: 'Réparation du muret : bruit et poussière',
    category: 8,
    settled: { state: 'closed', by: 'gestionnaire-montreal', ago: 480 },
    posts: [
      {
        by: 4,
        ago: 1536,
        body: 'Les maçons commencent à 7 h sous ma fenêtre. Quelqu’un sait combien de temps il reste?',
      },
      {
        by: 'gestionnaire-montreal',
        ago: 1512,
        body: 'Une semaine côté ruelle. Les règlements de la ville permettent le bruit dès 7 h en semaine; j’ai demandé qu’on commence par le côté du garage.',
      },
      { by: 4, ago: 1507.2, body: 'C’est déjà mieux, merci.' },
      {
        by: 'gestionnaire-montreal',
        ago: 484.8,
        body: 'Le muret est réparé et la cour est nettoyée. Je ferme la discussion.',
      },
    ],
  },
  {
    place: 'plateau',
    key: 'moving',
    title: 'Premier juillet : l’horaire des déménagements',
    category: 3,
    settled: { state: 'archived', by: 'gestionnaire-montreal', ago: 2880 },
    posts: [
      {
        by: 'gestionnaire-montreal',
        ago: 4080,
        body: 'L’ascenseur se réserve par tranches de trois heures. Indiquez ici votre préférence, premier arrivé, premier servi.',
      },
      { by: 'vqc', ago: 4056, body: 'Aucun déménagement de mon bord, mais je peux garder la porte de 9 h à midi.' },
      { by: 5, ago: 4032, body: 'We’d like the 1 pm slot please, moving out of 304.' },
      { by: 'gestionnaire-montreal', ago: 4020.0, body: '304 : 13 h à 16 h, c’est réservé.' },
    ],
  },
  {
    place: 'plateau',
    key: 'dog',
    title: 'To the owner of the golden retriever',
    category: 7,
    posts: [
      {
        by: 5,
        ago: 196.8,
        body: 'Third time this month on the second-floor carpet. We know it happens, but please clean it up.',
      },
      {
        by: 6,
        ago: 192,
        body: 'People who can’t train a dog shouldn’t be allowed to own a condo. Unit 207 should be ashamed and reported to the city.',
        hidden: 'Names a neighbour without proof. Please write it again without the unit.',
      },
      {
        by: 'gestionnaire-montreal',
        ago: 177.6,
        body: 'I have hidden a post that named a unit. Bags are in the lobby cupboard, and the carpet will be steam-cleaned this week.',
      },
      { by: 5, ago: 168, body: 'Thank you, that helps.', quotes: 3 },
    ],
  },
]
