/** What the dashboard says about a mandate. Few people need it, so it loads apart. */
export const mandateNeeds = {
  sign: {
    title: 'Signez votre mandat',
    detail: 'Il ne manque que votre signature.',
    action: 'Reprendre',
  },
  suspended: {
    title: 'Voyez pourquoi vos prélèvements sont suspendus',
    detail: 'Plus rien n’est débité de votre compte bancaire.',
    action: 'Voir pourquoi',
  },
} as const
