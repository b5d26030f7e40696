import type { DistributionListKind } from '#contract/community.ts'

export type DemoThread = {
  readonly place: string
  readonly name: string
  /** Demo accounts, or indexes of co-owners among the neighbours. */
  readonly members: readonly Voice[]
  readonly list?: DistributionListKind
  readonly isToManager?: true
  /** The report that it is about, by its index. */
  readonly report?: number
  readonly messages: readonly {
    readonly by: Voice
    /** Hours before the demo begins. */
    readonly ago: number
    readonly body: string
    /** The people whom the body mentions after an `@`. */
    readonly mentions?: readonly Voice[]
  }[]
  /** Members who have not read the last message. */
  readonly unread: readonly Voice[]
}
export type Voice = string | number

/** Threads about what happens in the main place of ESE, and in one of VQC. */
export const demoThreads: readonly DemoThread[] = [
  {
    place: 'tilleuls',
    name: 'Coupure d’eau pendant la réparation',
    members: ['gestionnaire'],
    list: 'coowners',
    messages: [
      {
        by: 'gestionnaire',
        ago: 26,
        body: 'Bonjour à tous,\n\nLe plombier revient changer la vanne du local à vélos, entre 8 h et 10 h ; le jour est affiché dans le hall. L’eau sera coupée dans tout l’immeuble pendant ce temps : pensez à remplir une carafe.\n\nSophie Leclercq',
      },
      { by: 'bailleur', ago: 24, body: 'Merci de l’annonce. Je préviens mes locataires.' },
      { by: 'president', ago: 3, body: 'J’ouvrirai le local au plombier à 7 h 45, inutile qu’un autre se déplace.' },
    ],
    unread: ['coproprietaire', 'conseil'],
  },
  {
    place: 'tilleuls',
    name: 'Vélo déplacé pendant la fuite',
    members: ['coproprietaire'],
    isToManager: true,
    report: 0,
    messages: [
      {
        by: 'coproprietaire',
        ago: 30,
        body: 'Bonjour,\n\nÀ cause de la fuite du local, quelqu’un a sorti mon vélo dans la cour et il y est toujours, sous la pluie. Qui peut me dire où le mettre en attendant ?\n\nCamille Delattre',
      },
      {
        by: 'gestionnaire',
        ago: 27,
        body: 'Bonjour Madame Delattre,\n\nLe gardien peut l’abriter dans sa loge jusqu’à la réparation, il vous attend avant 18 h.',
      },
      {
        by: 'coproprietaire',
        ago: 5,
        body: 'C’est fait, merci. La selle a pris l’eau : l’assurance de l’immeuble couvre-t-elle ce dégât ?',
      },
    ],
    unread: [],
  },
  {
    place: 'tilleuls',
    name: 'Ravalement : trois devis à comparer',
    members: ['president', 'conseil', 'coproprietaire'],
    messages: [
      {
        by: 'president',
        ago: 75,
        body: 'Bonsoir, j’ai reçu les trois devis du ravalement. Camille, avec ton métier, tu veux bien regarder ce qu’ils disent de l’isolation ?',
      },
      { by: 'coproprietaire', ago: 72, body: 'Volontiers. Envoie-les moi, je te réponds ce week-end.' },
      {
        by: 'coproprietaire',
        ago: 28,
        body: 'Le deuxième est le seul à traiter les tableaux des fenêtres. C’est là que le froid entre chez moi, et sans doute chez les autres.',
      },
      {
        by: 'conseil',
        ago: 2,
        mentions: ['coproprietaire'],
        body: 'D’accord avec @Camille Delattre. Il faut aussi demander la durée de l’échafaudage : les commerces du rez-de-chaussée vont s’inquiéter.',
      },
    ],
    unread: ['coproprietaire', 'president'],
  },
  {
    place: 'tilleuls',
    name: 'Place de parking à louer',
    members: ['bailleur', 'coproprietaire'],
    messages: [
      {
        by: 'bailleur',
        ago: 190,
        body: 'Bonjour Camille, ma place au sous-sol se libère le mois prochain. Ça vous tente encore ?',
      },
      { by: 'coproprietaire', ago: 185, body: 'Oui ! Combien en demandez-vous ?' },
      { by: 'bailleur', ago: 184, body: '60 € par mois, bip compris. On en parle samedi dans le hall ?' },
      { by: 'coproprietaire', ago: 183, body: 'Parfait, 10 h.' },
    ],
    unread: [],
  },
  {
    place: 'plateau',
    name: 'Infiltration près de ma case de stationnement',
    members: ['vqc'],
    isToManager: true,
    report: 0,
    messages: [
      {
        by: 'vqc',
        ago: 50,
        body: 'Bonjour, l’eau coule juste à côté de ma voiture depuis la fin de semaine. Puis-je changer de case le temps des travaux?',
      },
      {
        by: 'gestionnaire-montreal',
        ago: 46,
        body: 'Bonjour Madame Tremblay, prenez la case 12, elle est libre jusqu’en janvier. Je laisse une note au tableau d’affichage.',
      },
      { by: 'vqc', ago: 4, body: 'Merci! La porte du stationnement ferme mal elle aussi depuis hier, est-ce lié?' },
    ],
    unread: [],
  },
  {
    place: 'plateau',
    name: 'Rooftop terrace on Saturday',
    members: [0, 'vqc'],
    messages: [
      {
        by: 0,
        ago: 22,
        body: 'Hi Geneviève, we would like to use the rooftop terrace on Saturday afternoon for a birthday, about ten people. Is that all right with you, since you live right below?',
      },
      {
        by: 'vqc',
        ago: 21,
        body: 'Pas de problème, merci de demander! Just please wrap up by nine, the kids go to bed early.',
      },
      { by: 0, ago: 1, body: 'Of course. There will be cake for you at the door.' },
    ],
    unread: ['vqc'],
  },
]
