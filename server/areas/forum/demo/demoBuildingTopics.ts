import type { DemoTopic } from './demoTopic.ts'

/** Topics about works, accounts and meetings of the main place of ESE. */
export const buildingTopics: readonly DemoTopic[] = [
  {
    place: 'tilleuls',
    key: 'scaffold',
    title: 'Ravalement : et la vie sous l’échafaudage ?',
    category: 8,
    follows: ['bailleur', 'conseil'],
    unread: ['coproprietaire', 'bailleur'],
    posts: [
      {
        by: 'president',
        ago: 216,
        body: 'Bonjour à tous !\n\nSi le ravalement est voté, l’échafaudage restera une dizaine de semaines côté rue. Je propose de lister ici ce qui vous inquiète, pour en parler avec l’entreprise avant qu’elle n’arrive et pas après.',
      },
      {
        by: 0,
        ago: 208.8,
        body: 'Les volets, surtout. Au troisième nous ne pourrons plus les fermer, et la chambre donne plein sud.',
      },
      {
        by: 'coproprietaire',
        ago: 196.8,
        body: 'La sécurité : un échafaudage, c’est une échelle jusqu’au deuxième étage. L’entreprise doit poser une alarme ou retirer les échelles chaque soir, il suffit de l’écrire au contrat.',
        before: 'La sécurité : un échafaudage, c’est une échelle jusqu’au deuxième étage.',
      },
      {
        by: 'gestionnaire',
        ago: 170.4,
        body: 'Bonjour,\n\nC’est noté pour les deux points. L’alarme est prévue au devis de Façades du Nord ; pour les volets, l’entreprise peut avancer étage par étage. Je lui demande un planning écrit.\n\nSophie Leclercq',
        quotes: 3,
      },
      {
        by: 2,
        ago: 72,
        body: 'Et le commerce du rez-de-chaussée ? S’il perd sa vitrine deux mois, il nous le fera savoir.',
      },
      {
        by: 'conseil',
        ago: 26.4,
        body: 'J’ai parlé avec la boulangère : une bâche avec son enseigne lui suffit, elle l’a déjà vécu à Roubaix. Elle demande juste que la livraison de 5 h reste possible.',
        quotes: 5,
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'agenda',
    title: 'Assemblée générale : vos questions pour l’ordre du jour',
    category: 6,
    follows: ['coproprietaire', 'bailleur', 'conseil'],
    unread: ['coproprietaire', 'gestionnaire'],
    posts: [
      {
        by: 'president',
        ago: 480,
        body: 'L’assemblée approche. Toute question reçue par le syndic avant l’envoi de la convocation doit être inscrite à l’ordre du jour : écrivez ici ce que vous voulez voir voté, le conseil mettra en forme.',
      },
      {
        by: 'bailleur',
        ago: 465.6,
        body: 'Une résolution sur les locations de courte durée. Deux logements du bâtiment B changent de valises toutes les semaines.',
      },
      {
        by: 3,
        ago: 453.6,
        body: 'L’éclairage des parkings : il reste allumé toute la nuit alors qu’un détecteur coûte 40 €.',
      },
      {
        by: 'coproprietaire',
        ago: 436.8,
        body: 'Pour les détecteurs, il faut surtout un devis : le câblage date des années 80.',
      },
      {
        by: 'president',
        ago: 432,
        body: 'D’accord pour un devis. Et pour les locations de courte durée, je relis le règlement : il parle d’habitation « bourgeoise », ce qui compte beaucoup.',
        quotes: 2,
      },
      {
        by: 4,
        ago: 52.8,
        body: 'On peut aussi remettre la question des sous-compteurs d’eau froide ? Elle avait été repoussée faute de chiffres.',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'gateQuotes',
    title: 'Portail : que valent les devis ?',
    category: 1,
    follows: ['coproprietaire'],
    posts: [
      {
        by: 'conseil',
        ago: 984,
        body: 'Voici ce que j’ai compris des trois devis du portail. Le moins cher oublie la boucle au sol, le plus cher ajoute une caméra que personne n’a demandée. Le devis de Métallerie Lesage est le seul complet.',
      },
      { by: 'bailleur', ago: 972.0, body: 'Et l’entretien ? Un moteur, c’est un contrat tous les ans.' },
      {
        by: 'conseil',
        ago: 962.4,
        body: '190 € par an, deux visites comprises. Il est en dernière page, je l’avais manqué moi aussi.',
        quotes: 2,
        before: '210 € par an, deux visites comprises. Il est en dernière page, je l’avais manqué moi aussi.',
      },
      { by: 5, ago: 936, body: 'Je reste contre. Mon infirmière passe à 6 h 30 et ne retiendra pas un code de plus.' },
      {
        by: 'president',
        ago: 928.8,
        body: 'Le portillon peut s’ouvrir avec le badge de l’immeuble, sans code. Je le fais préciser.',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'heating',
    title: 'Comprendre la régularisation du chauffage',
    category: 2,
    follows: ['coproprietaire'],
    posts: [
      {
        by: 6,
        ago: 1800,
        body: 'J’ai baissé d’un degré tout l’hiver et je paie plus que l’an dernier. Quelqu’un peut m’expliquer ?',
      },
      {
        by: 'coproprietaire',
        ago: 1790.4,
        body: 'Même surprise. Dans mon relevé, 30 % sont répartis aux tantièmes et 70 % selon les compteurs : quand le gaz augmente, la première part augmente pour tout le monde, quoi qu’on fasse.',
      },
      {
        by: 'gestionnaire',
        ago: 1752,
        body: 'Bonjour,\n\nC’est exactement cela. La page « Comprendre » de votre compte montre les deux parts côte à côte, avec le prix du gaz des deux années.\n\nSophie Leclercq',
        quotes: 2,
      },
      { by: 6, ago: 1747.2, body: 'Merci, je n’avais jamais ouvert cette page. Ça se tient.' },
    ],
  },
  {
    place: 'tilleuls',
    key: 'works',
    title: 'Travaux chez soi : qui faut-il prévenir ?',
    category: 3,
    posts: [
      {
        by: 10,
        ago: 1392,
        body: 'Nous achetons et voulons abattre une cloison. L’agence dit « pas porteur, faites ». C’est si simple ?',
      },
      {
        by: 'coproprietaire',
        ago: 1387.2,
        body: 'Architecte de métier, donc méfiante : une cloison qui ne porte rien, oui. Mais faites-le vérifier sur place, au premier deux murs ont l’air de cloisons et portent la chape.',
      },
      {
        by: 'gestionnaire',
        ago: 1368,
        body: 'Prévenez-nous par écrit avec un plan et l’attestation d’assurance de l’entreprise, c’est tout. Pour un mur porteur ou une façade, il faut l’accord de l’assemblée.',
        quotes: 1,
      },
      { by: 10, ago: 1356.0, body: 'Parfait, nous vous envoyons le plan cette semaine.' },
    ],
  },
  {
    place: 'tilleuls',
    key: 'bicycles',
    title: 'Un local à vélos fermé dans la cour',
    category: 8,
    settled: { state: 'closed', by: 'gestionnaire', ago: 2304 },
    links: { decision: 'bicycles' },
    follows: ['coproprietaire', 'conseil'],
    posts: [
      {
        by: 'coproprietaire',
        ago: 3840,
        body: 'Il y a dix-neuf vélos dans un local prévu pour huit. Un abri fermé contre le mur nord de la cour tiendrait sur quatre places de poubelles que nous n’utilisons plus.',
      },
      { by: 0, ago: 3792, body: 'Pour. Le mien couche dans mon entrée.' },
      { by: 11, ago: 3768, body: 'À condition qu’il soit beau. On le verra de toutes les fenêtres.' },
      {
        by: 'conseil',
        ago: 3360,
        body: 'Deux devis reçus, bois ou métal. Le bois est à peine plus cher, et l’architecte préfère.',
      },
      {
        by: 'president',
        ago: 2880,
        body: 'Assez d’avis pour le proposer au vote. La résolution reprend l’idée de Camille, en bois.',
      },
    ],
  },
  {
    place: 'tilleuls',
    key: 'invoice',
    title: 'Facture d’eau : une fuite chez quelqu’un ?',
    category: 2,
    follows: ['president'],
    unread: ['president', 'gestionnaire'],
    posts: [
      {
        by: 'bailleur',
        ago: 180.0,
        body: 'L’eau froide a pris 18 % en un trimestre, regardez l’état des dépenses. Le prix n’a bougé que de 3 %.',
      },
      {
        by: 10,
        ago: 170.4,
        body: 'Ce sont les locataires du B qui laissent couler l’eau toute la journée, ces gens-là ne paient rien de toute façon.',
        reported: { by: 'bailleur', reason: 'Mes locataires paient leur eau, et ce ton n’a pas sa place ici.' },
      },
      {
        by: 'coproprietaire',
        ago: 163.2,
        body: 'Un tour des chasses d’eau suffit souvent. Le colorant est chez le gardien, gratuit : si l’eau de la cuvette se teinte, ça fuit.',
      },
    ],
  },
]
