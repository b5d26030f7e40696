import type { ChartLabels } from '#machines/labels.ts'

export const roomLabels: ChartLabels = {
  title: ['Voter en séance', 'Voting in the room'],
  states: {
    recording: ['Relevé des votes', 'Recording the votes'],
    askingOthers: ['Vote de tous les autres à confirmer', 'Confirming the vote of all others'],
    recordingOthers: ['Enregistrement des autres votes', 'Recording the other votes'],
    over: ['L’assemblée ne vote plus', 'No longer voting'],
    confirm: ['Décompte à confirmer', 'Confirming the count'],
    'confirm.asking': ['Relecture et mot de passe', 'Review and password'],
    'confirm.sending': ['Décompte en cours', 'Counting'],
    done: ['Résultat proclamé', 'Outcome announced'],
  },
  events: {
    'others.ask': ['Enregistrer tous les autres', 'Record all others'],
    'count.ask': ['Passer au décompte', 'Go to the count'],
    'others.confirm': ['Confirmer pour tous les autres', 'Confirm for all others'],
    'others.cancel': ['Annuler', 'Cancel'],
    'count.cancel': ['Revenir au relevé', 'Back to the record'],
    'act.confirmed': ['Mot de passe accepté', 'Password accepted'],
  },
  tasks: {
    recordOthers: ['Enregistrement des autres votes', 'Recording the other votes'],
    confirmation: ['Confirmation par mot de passe', 'Password confirmation'],
    sendAct: ['Décompte', 'Count'],
  },
  story: [
    ['recording', 'others.ask', 'askingOthers'],
    ['askingOthers', 'others.confirm', 'recordingOthers'],
    ['askingOthers', 'others.cancel', 'recording'],
    ['recordingOthers', 'done: recordOthers', 'recording'],
    ['recording', 'count.ask', 'confirm'],
    ['confirm', 'count.cancel', 'recording'],
    ['confirm', 'done: sendAct', 'done', ['Votes comptés', 'Votes counted']],
    ['confirm', 'done: sendAct', 'over', ['Déjà comptés', 'Already counted']],
  ],
}
