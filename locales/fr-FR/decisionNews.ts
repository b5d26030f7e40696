/**
 * What notifications about decisions are called, and their e-mails. Read by the server only: no part of the application's
 * catalogue. None of them says how anybody voted.
 */
export const decisionNews = {
  opened: 'À vous de voter jusqu’au {{dueAt}} : {{title}}',
  reminder: 'Vous n’avez pas encore voté, il vous reste jusqu’au {{dueAt}} : {{title}}',
  accepted: 'Résolution adoptée : {{title}}',
  discarded: 'Résolution rejetée : {{title}}',
  toAnswer: 'Une assemblée extraordinaire vous est demandée : {{title}}',
  awaitingRequalification:
    'Une assemblée extraordinaire est demandée, le vote attend la réponse du président : {{title}}',
  requalified: 'Portée devant une assemblée extraordinaire, le {{heldAt}} : {{title}}',
  meetingRefused: 'L’assemblée extraordinaire demandée est refusée : {{title}}',
  abandoned: 'Projet abandonné : {{title}}',
  concluded: 'Projet clos : {{title}}',
} as const
