import type { ChartLabels } from '#machines/labels.ts'

export const powerLifecycleLabels: ChartLabels = {
  title: ['Vie d’un pouvoir', 'Life of a power'],
  states: {
    offered: ['Pouvoir proposé', 'Power offered'],
    accepted: ['Pouvoir accepté', 'Power accepted'],
    used: ['Pouvoir utilisé', 'Power used'],
    declined: ['Pouvoir décliné', 'Power declined'],
    revoked: ['Pouvoir repris', 'Power taken back'],
  },
  events: {
    'power.accept': ['Accepter le pouvoir', 'Accept the power'],
    'power.decline': ['Décliner le pouvoir', 'Decline the power'],
    'power.revoke': ['Reprendre son pouvoir', 'Take the power back'],
    'power.use': ['Voter avec le pouvoir', 'Vote with the power'],
  },
  story: [
    ['offered', 'power.accept', 'accepted'],
    ['offered', 'power.decline', 'declined'],
    ['offered', 'power.revoke', 'revoked'],
    ['accepted', 'power.use', 'used'],
    ['accepted', 'power.decline', 'declined'],
    ['accepted', 'power.revoke', 'revoked'],
  ],
}
