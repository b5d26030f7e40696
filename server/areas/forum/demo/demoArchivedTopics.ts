import type { DemoTopic } from './demoTopic.ts'

/** Finished topics of the main place of ESE, archived by its board. */
export const archivedTopics: readonly DemoTopic[] = [
  {
    place: 'tilleuls',
    key: 'party',
    title: 'Fête des voisins : qui apporte quoi ?',
    category: 7,
    settled: { state: 'archived', by: 'president', ago: 3600 },
    posts: [
      {
        by: 'president',
        ago: 4560,
        body: 'Vendredi 19 h dans la cour. Je fournis les tables, les verres et deux quiches.',
      },
      { by: 3, ago: 4512, body: 'Salade de lentilles pour dix, et une enceinte. Promis, rien après 22 h.' },
      { by: 'bailleur', ago: 4488, body: 'Mes locataires viennent tous, ils apportent le fromage.' },
      { by: 9, ago: 4464, body: 'Jus de pomme du jardin de mes parents !' },
      {
        by: 'conseil',
        ago: 4368,
        body: 'Quarante-deux personnes, record battu. Il reste un plat bleu, il attend dans le hall.',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'cat',
    title: 'Qui a perdu un chat gris ?',
    category: 7,
    settled: { state: 'archived', by: 'conseil', ago: 2400 },
    posts: [
      {
        by: 'bailleur',
        ago: 2832,
        body: 'Un chat gris tigré dort dans la cave B depuis deux jours. Très propre, très bavard.',
      },
      { by: 6, ago: 2827.2, body: 'C’est Gaston ! Il descend par le vide-ordures, je viens le chercher. Merci !' },
    ],
  },
  {
    place: 'tilleuls',
    key: 'cameras',
    title: 'Des caméras dans le hall, vraiment ?',
    category: 6,
    settled: { state: 'archived', by: 'president', ago: 7200 },
    posts: [
      {
        by: 7,
        ago: 10080,
        body: 'Après trois vols de colis, je demande des caméras dans le hall. Celui qui n’a rien à cacher n’a rien à craindre.',
      },
      { by: 11, ago: 10056, body: 'Justement si : savoir qui rentre à quelle heure avec qui ne regarde personne.' },
      {
        by: 'conseil',
        ago: 9840,
        body: 'La règle : affichage, images gardées un mois au plus, et consultées par deux personnes désignées. Sans cela, c’est illégal.',
        quotes: 2,
      },
      {
        by: 'president',
        ago: 8040,
        body: 'L’assemblée a tranché, je vous renvoie au procès-verbal. J’archiverai la discussion après les vacances.',
      },
    ],
  },
]
