import type { DemoTopic } from './demoTopic.ts'

/** Topics about life together in the main place of ESE. */
export const neighbourTopics: readonly DemoTopic[] = [
  {
    place: 'tilleuls',
    key: 'bicycleRoom',
    title: 'De l’eau au plafond du local à vélos',
    category: 4,
    links: { report: 0 },
    follows: ['president'],
    unread: ['president'],
    posts: [
      {
        by: 'coproprietaire',
        ago: 79.2,
        body: 'Quelqu’un d’autre a vu ça ? Ça goutte du plafond du local à vélos, près de la porte. Hier ce n’était qu’une auréole.',
      },
      {
        by: 1,
        ago: 76.8,
        body: 'Oui, ma selle était trempée ce matin. Il faut le signaler tout de suite, les compteurs sont juste à côté.',
      },
      {
        by: 'coproprietaire',
        ago: 70.4,
        body: 'C’est fait : Rui, notre gardien, a ouvert un signalement à partir d’ici. Tout le monde peut suivre la réparation.',
      },
      {
        by: 1,
        ago: 14.4,
        body: 'Merci. Le joint est changé, et le plombier revient pour la vanne. En attendant, laissez la porte ouverte pour que le plafond sèche !',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'cleaning',
    title: 'Ménage du hall : le lundi ou le jeudi ?',
    category: 4,
    posts: [
      {
        by: 2,
        ago: 792,
        body: 'Depuis que le ménage est passé au lundi, le hall est sale tout le week-end, juste quand on reçoit. Le jeudi était mieux, non ?',
      },
      { by: 'bailleur', ago: 782.4, body: 'Pareil pour mes locataires. Le vendredi serait encore mieux.' },
      {
        by: 'gestionnaire',
        ago: 744,
        body: 'L’entreprise peut revenir au jeudi à partir du mois prochain. Le vendredi est déjà complet.',
      },
      { by: 2, ago: 739.2, body: 'Jeudi, alors. Merci pour la réponse rapide !' },
    ],
  },
  {
    place: 'tilleuls',
    key: 'noise',
    title: 'Perceuse le dimanche matin',
    category: 7,
    follows: ['coproprietaire', 'president'],
    posts: [
      {
        by: 7,
        ago: 384,
        body: 'Dimanche, 8 h 10 : perceuse au quatrième. Le règlement dit pas de bruit avant 10 h le dimanche, ni d’ailleurs après.',
      },
      {
        by: 8,
        ago: 381.6,
        body: 'C’était moi, et c’était une étagère. Cinq minutes. On peut aussi sonner au lieu d’écrire.',
      },
      {
        by: 7,
        ago: 379.2,
        body: 'Cinq minutes qui durent depuis six mois. Ce monsieur est un menteur et tout le palier sait comment il traite sa femme.',
        hidden:
          'Accusation sur la vie privée d’un voisin, sans rapport avec le sujet. Vous pouvez réécrire votre message sans elle.',
      },
      {
        by: 'president',
        ago: 372.0,
        body: 'J’ai masqué un message : ici on parle de l’immeuble, pas de la vie des gens. Le règlement autorise les travaux de 8 h à 19 h en semaine et de 9 h à 12 h le samedi, rien le dimanche.',
      },
      { by: 8, ago: 364.8, body: 'Compris. Je finis samedi après 9 h, et j’apporte le café.', quotes: 4 },
    ],
  },
  {
    place: 'tilleuls',
    key: 'compost',
    title: 'Des bacs à compost dans le jardin ?',
    category: 7,
    proposal: {
      by: 'coproprietaire',
      ago: 97.2,
      title: 'Installer deux bacs à compost dans le jardin',
      body: 'La métropole prête les bacs et forme deux référents, que nous avons trouvés. Ils seraient posés au fond du jardin, à dix mètres des fenêtres, et retirés si l’essai d’un an ne convainc pas.',
    },
    follows: ['coproprietaire', 'president', 'conseil'],
    unread: ['conseil'],
    posts: [
      {
        by: 'coproprietaire',
        ago: 624,
        body: 'La métropole prête des bacs aux copropriétés qui trouvent deux référents. Je veux bien en être, qui est le deuxième ?',
      },
      { by: 9, ago: 612.0, body: 'Moi ! J’ai déjà tenu celui de mon ancien immeuble. Le secret, c’est le broyat.' },
      { by: 5, ago: 600, body: 'Et les rats ?' },
      {
        by: 9,
        ago: 595.2,
        body: 'Ni viande ni pain, un couvercle, et on remue. En trois ans je n’en ai pas vu un seul.',
        quotes: 3,
      },
      {
        by: 'president',
        ago: 98.4,
        body: 'Le syndic confirme qu’il suffit d’un vote à la majorité simple puisque rien n’est construit. Je le mets à l’ordre du jour.',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'liftStop',
    title: 'Ascenseur du bâtiment A : aidons-nous',
    category: 7,
    unread: ['coproprietaire'],
    posts: [
      {
        by: 4,
        ago: 134.4,
        body: 'L’ascenseur est arrêté et la pièce n’arrive que lundi. Qui peut monter les courses de Mme Carlier, au cinquième ? Elle n’ose pas demander.',
      },
      {
        by: 'bailleur',
        ago: 129.6,
        body: 'Mon locataire Thomas passe tous les soirs vers 19 h, il est d’accord pour le faire.',
      },
      {
        by: 'conseil',
        ago: 122.4,
        body: 'Je prends le samedi. Et pour les packs d’eau, laissez-les dans le hall avec son nom, je les monte.',
      },
      { by: 4, ago: 21.6, body: 'Elle vous remercie tous. Il paraît qu’elle prépare des gaufres.' },
    ],
  },
  {
    place: 'tilleuls',
    key: 'letterboxes',
    title: 'Boîtes aux lettres forcées cette nuit',
    category: 5,
    settled: { state: 'closed', by: 'president', ago: 1200 },
    links: { report: 4 },
    follows: ['coproprietaire'],
    posts: [
      {
        by: 'conseil',
        ago: 1473.6,
        body: 'Trois boîtes ont été ouvertes cette nuit, rangée du bas. Vérifiez la vôtre et dites ici si du courrier manque, pour la plainte.',
      },
      {
        by: 1,
        ago: 1468.8,
        body: 'La mienne est tordue, mais vide. Une carte bancaire devait arriver, je préviens ma banque.',
      },
      {
        by: 'gestionnaire',
        ago: 1440,
        body: 'La plainte est déposée et le signalement est ouvert. L’assurance de l’immeuble prend les portes en charge, moins la franchise de 300 €.',
      },
      {
        by: 'president',
        ago: 1204.8,
        body: 'Les trois portes sont neuves. Je clos la discussion, merci à tous.',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'parcels',
    title: 'Une boîte à colis pour l’immeuble ?',
    category: 1,
    posts: [
      {
        by: 1,
        ago: 264,
        body: 'Les livreurs laissent tout sous les boîtes aux lettres. Une boîte connectée coûte 1 200 € plus 15 € par mois. Quelqu’un a un avis sur les marques ?',
      },
      { by: 8, ago: 254.4, body: 'Trop cher, et il y a un relais à 200 m.', isWithdrawn: true },
      {
        by: 'conseil',
        ago: 244.8,
        body: 'Attention au contrat : certaines marques font payer le retrait. Je demande des prix à deux fabricants du Nord.',
      },
    ],
  },
]
