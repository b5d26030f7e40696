import type { VotingCatalogue } from '../catalogue.ts'

export const receipts: VotingCatalogue['receipts'] = {
  lead: 'Ce reçu prouve que le bulletin est compté, sans montrer votre choix.',
  number: 'Bulletin n° {{number}}',
  decision: 'Décision',
  voter: 'Copropriétaire',
  castBy: 'Voté par',
  votes: 'Voix',
  castAt: 'Enregistré le',
  at: '{{date}} à {{time}}',
  replaces: 'Remplace le bulletin n° {{number}}',
  hash: 'Empreinte du bulletin',
  commitment: 'Engagement',
  head: 'Empreinte du journal',
  headLength: { one: 'après {{count}} bulletin', other: 'après {{count}} bulletins' },
  reveal: 'Ce qui dévoile votre choix',
  revealText:
    'Gardez ces deux lignes pour vous. Avec elles, et seulement avec elles, quelqu’un peut vérifier que le bulletin dit bien ce que vous avez choisi.',
  choice: 'Choix',
  secret: 'Secret',
  verify: 'Vérifier ce reçu',
  pdf: 'Télécharger (PDF)',
  pdfWithChoice: 'Télécharger avec mon choix (PDF)',
  gone: 'Ce reçu n’est pas accessible',
  goneText: 'Un reçu n’est montré qu’à la personne qui a voté et à celle pour qui l’on a voté.',
}
