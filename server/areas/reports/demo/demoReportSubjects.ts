import type { EquipmentValue, ReportCategory } from '#contract/reports/reports.ts'

/** Recurrent problems of a building, with the texts of their history. */
type DemoSubject = {
  readonly title: string
  readonly description: string
  readonly category: ReportCategory
  readonly equipment: EquipmentValue
  /** The texts of staff when they acknowledge it, and once it is done. */
  readonly taken: string
  readonly done: string
}
type Archive = { readonly subjects: readonly DemoSubject[]; readonly wheres: readonly string[] }

export const frenchArchive: Archive = {
  wheres: [
    'dans le hall',
    'sur le palier du 1er',
    'dans l’escalier',
    'sur le palier du 2e',
    'près des boîtes aux lettres',
    'devant les caves',
  ],
  subjects: [
    {
      title: 'Ampoule grillée {{where}}',
      description: 'Il fait noir {{where}} dès la fin de l’après-midi.',
      category: 7,
      equipment: 'corridor',
      taken: 'L’électricien passe dans la semaine.',
      done: 'L’ampoule est remplacée.',
    },
    {
      title: 'Tache d’humidité {{where}}',
      description: 'Une auréole s’étend au plafond {{where}}. Le mur est froid et mouillé au toucher.',
      category: 2,
      equipment: 'corridor',
      taken: 'Une recherche de fuite est commandée.',
      done: 'Le joint de la descente est refait, et la peinture reprise.',
    },
    {
      title: 'Encombrants déposés {{where}}',
      description: 'Un matelas et des cartons bloquent le passage {{where}}.',
      category: 3,
      equipment: 'corridor',
      taken: 'Un mot est affiché : ils sont à reprendre avant vendredi.',
      done: 'Les encombrants ont été enlevés.',
    },
    {
      title: 'Graffitis {{where}}',
      description: 'Des inscriptions au feutre sont apparues {{where}} pendant le week-end.',
      category: 4,
      equipment: 'corridor',
      taken: 'Le nettoyage est demandé à la société d’entretien.',
      done: 'Le mur est nettoyé.',
    },
    {
      title: 'Carrelage cassé {{where}}',
      description: 'Deux carreaux se soulèvent {{where}}, quelqu’un a failli tomber.',
      category: 6,
      equipment: 'corridor',
      taken: 'Les carreaux sont balisés, le carreleur vient mardi.',
      done: 'Les carreaux sont recollés.',
    },
    {
      title: 'Porte coupe-feu qui ne ferme plus {{where}}',
      description: 'La porte reste entrouverte {{where}} : son ferme-porte ne tient plus.',
      category: 1,
      equipment: 'corridor',
      taken: 'Le serrurier est prévenu.',
      done: 'Le ferme-porte est changé.',
    },
    {
      title: 'Rampe descellée {{where}}',
      description: 'La rampe bouge quand on s’y appuie {{where}}.',
      category: 6,
      equipment: 'corridor',
      taken: 'Un serrurier vient la refixer.',
      done: 'La rampe est rescellée.',
    },
  ],
}

export const quebecArchive: Archive = {
  wheres: [
    'dans l’entrée',
    'dans le corridor du 1er étage',
    'dans l’escalier',
    'dans le corridor du 2e étage',
    'près des casiers postaux',
    'devant les casiers de rangement',
  ],
  subjects: [
    {
      title: 'Ampoule brûlée {{where}}',
      description: 'On ne voit plus rien {{where}} le soir.',
      category: 7,
      equipment: 'corridor',
      taken: 'L’électricien passe cette semaine.',
      done: 'L’ampoule est remplacée.',
    },
    {
      title: 'Cerne d’humidité {{where}}',
      description: 'Un cerne s’agrandit au plafond {{where}}.',
      category: 2,
      equipment: 'corridor',
      taken: 'Un plombier cherche d’où vient l’eau.',
      done: 'Le joint du drain est refait, et le plafond repeint.',
    },
    {
      title: 'Objets abandonnés {{where}}',
      description: 'Un divan et des boîtes bloquent le passage {{where}}.',
      category: 3,
      equipment: 'corridor',
      taken: 'Un avis est affiché : il faut les reprendre d’ici vendredi.',
      done: 'Les objets ont été ramassés.',
    },
    {
      title: 'Graffitis {{where}}',
      description: 'Quelqu’un a écrit sur le mur {{where}} durant la fin de semaine.',
      category: 4,
      equipment: 'corridor',
      taken: 'Le nettoyage est demandé au concierge.',
      done: 'Le mur est nettoyé.',
    },
    {
      title: 'Tuile de plancher fendue {{where}}',
      description: 'Une tuile se soulève {{where}}, on peut s’y accrocher le pied.',
      category: 6,
      equipment: 'corridor',
      taken: 'L’endroit est balisé, le poseur vient mardi.',
      done: 'La tuile est recollée.',
    },
    {
      title: 'Porte coupe-feu qui ne ferme plus {{where}}',
      description: 'La porte reste entrouverte {{where}} : son ferme-porte ne tient plus.',
      category: 1,
      equipment: 'corridor',
      taken: 'Le serrurier est prévenu.',
      done: 'Le ferme-porte est changé.',
    },
    {
      title: 'Main courante desserrée {{where}}',
      description: 'La main courante bouge quand on s’y appuie {{where}}.',
      category: 6,
      equipment: 'corridor',
      taken: 'Un ouvrier vient la refixer.',
      done: 'La main courante est solide.',
    },
  ],
}
