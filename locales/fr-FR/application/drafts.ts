/** What is said of what somebody has begun to write, whatever it is. */
export const drafts = {
  restored: 'Nous avons retrouvé ce que vous aviez commencé.',
  resume: 'Reprendre',
  discard: 'Tout effacer et recommencer',
  question: 'Effacer ce brouillon ?',
  questionText: 'Ce que vous avez choisi et écrit sera perdu.',
  confirm: 'Effacer',
  kept: 'Brouillon enregistré',
  copied: 'Brouillon conservé sur cet appareil',
  lacksFile: 'Un fichier n’est pas encore parti : quitter cette page le perdrait.',
  unkept: 'Ce brouillon n’a pas pu être enregistré : ne quittez pas cette page avant de l’envoyer.',
  leaving: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications ne sont pas enregistrées : elles seront perdues si vous quittez cette page.',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester',
  },
} as const
