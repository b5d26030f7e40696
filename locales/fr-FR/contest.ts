/** The page of the link by which an owner contests a vote that was cast for them, without signing in. */
const contest = {
  title: 'Contester un vote',
  reading: 'Un instant, le lien s’ouvre…',
  heading: 'Un vote a été enregistré en votre nom',
  about: 'Le vote en question',
  decision: 'Décision',
  place: 'Immeuble',
  castBy: 'Enregistré par',
  way: 'De quelle façon',
  castAt: 'Quand',
  moment: '{{date}} à {{time}}',
  ways: {
    paper: 'Avec un pouvoir papier à votre signature',
    online: 'Avec le pouvoir que vous avez donné en ligne',
    room: 'En séance, pendant l’assemblée',
  },
  lead: 'Si ce vote n’aurait pas dû être enregistré, ou pas ainsi, contestez-le. Il sera mis de côté : il ne comptera pas tant que quelqu’un qui n’y a pas pris part ne l’aura pas contrôlé.',
  until: 'Vous pouvez le contester jusqu’au {{date}} à {{time}}, une seule fois avec ce lien.',
  untilCount: 'Vous pouvez le contester jusqu’au dépouillement en séance, une seule fois avec ce lien.',
  reason: 'Pourquoi contestez-\u2060vous ce vote ?',
  reasonHint: 'Le gestionnaire et le président du conseil, qui contrôlent les votes, le liront.',
  send: 'Contester ce vote',
  failed:
    'Nous n’avons pas reçu de réponse. Votre texte est toujours là : réessayez, rien ne sera enregistré deux fois.',
  outcomes: {
    contested: {
      heading: 'Ce vote est contesté',
      text: 'Il est mis de côté : il ne compte pas tant que quelqu’un qui n’y a pas pris part ne l’a pas contrôlé.',
    },
    confirmed: {
      heading: 'Ce vote a été contrôlé',
      text: 'Vous l’avez contesté. Quelqu’un qui n’y a pas pris part l’a contrôlé et confirmé : il compte.',
    },
    refused: {
      heading: 'Ce vote a été refusé',
      text: 'Quelqu’un qui n’y a pas pris part l’a contrôlé et refusé : il ne compte pas.',
    },
    replaced: {
      heading: 'Ce vote a été remplacé',
      text: 'Un vote plus récent l’a remplacé, et il ne compte plus. Si le nouveau vote n’est pas de votre main, un autre message vous l’a annoncé, avec son propre lien.',
    },
    counted: {
      heading: 'Les votes sont dépouillés',
      text: 'Ce vote a été compté. Il est trop tard pour le contester avec ce lien.',
    },
    leftOut: {
      heading: 'Les votes sont dépouillés',
      text: 'Ce vote n’a pas été compté : personne ne l’avait contrôlé à temps.',
    },
  },
  voteYourself:
    'Jusqu’au {{date}} à {{time}}, vous pouvez aussi voter vous-même dans votre espace client. Seul votre vote comptera alors.',
  unknown: {
    heading: 'Ce lien n’est pas valable',
    text: 'Son adresse est incomplète, ou il est trop ancien. Ouvrez-\u2060le depuis le message que vous avez reçu.',
  },
  unreachable: {
    heading: 'Le lien n’a pas pu être ouvert',
    text: 'Vérifiez votre connexion, puis réessayez. Votre lien n’a pas servi.',
  },
  contact: 'Une question sur ce vote ? Écrivez à votre gestionnaire :',
  portal: 'Ouvrir mon espace client',
} as const

export const texts = { contest } as const
