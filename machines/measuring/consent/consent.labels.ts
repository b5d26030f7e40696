import type { ChartLabels } from '#machines/labels.ts'

export const consentLabels: ChartLabels = {
  title: ['Accord pour la mesure d’audience', 'Consent to being counted'],
  states: {
    deciding: ['Réponse connue ou non', 'Deciding whether to ask'],
    asking: ['Question posée', 'Question asked'],
    allowed: ['Mesure acceptée', 'Counting allowed'],
    'allowed.measuring': ['Pages comptées', 'Pages counted'],
    'allowed.prevented': ['Mesure empêchée', 'Counting prevented'],
    refused: ['Mesure refusée', 'Counting refused'],
    managing: ['Réponse revue', 'Answer reviewed'],
  },
  events: {
    'consent.allow': ['Accepter', 'Accept'],
    'consent.refuse': ['Refuser', 'Decline'],
    'consent.manage': ['Gérer les cookies', 'Manage cookies'],
    'consent.close': ['Fermer sans changer', 'Close without a change'],
    'measuring.prevented': ['Bloqueur de publicité', 'Ad blocker'],
    'measuring.resumed': ['Mesure de nouveau possible', 'Counting possible again'],
  },
  tasks: { measure: ['Mesure d’audience', 'Counting of pages'] },
  story: [
    ['deciding', 'immediately', 'asking', ['Personne n’a répondu', 'Nobody has answered']],
    ['asking', 'consent.allow', 'allowed'],
    ['asking', 'consent.refuse', 'refused'],
    ['allowed', 'consent.manage', 'managing'],
    ['refused', 'consent.manage', 'managing'],
    ['managing', 'consent.allow', 'allowed'],
    ['managing', 'consent.refuse', 'refused'],
    ['allowed', 'measuring.prevented', 'allowed.prevented'],
  ],
}
