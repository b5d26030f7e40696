import type { ChartLabels } from '#machines/labels.ts'

export const mandateLifecycleLabels: ChartLabels = {
  title: ['Vie d’un mandat de prélèvement', 'Life of a mandate'],
  states: {
    unavailable: ['Paiement en ligne indisponible', 'Online payment unavailable'],
    create_money_order: ['Mandat à créer', 'Mandate to create'],
    unsigned: ['À signer', 'To sign'],
    manual: ['En vigueur, à la demande', 'In force, on demand'],
    auto: ['En vigueur, tous les appels', 'In force, every call'],
    auto_usual: ['En vigueur, charges courantes', 'In force, usual charges'],
    suspended: ['Suspendu', 'Suspended'],
  },
  events: {
    'collection.offer': ['Le gestionnaire ouvre le paiement en ligne', 'The manager opens online payment'],
    'collection.stop': ['Le gestionnaire ferme le paiement en ligne', 'The manager closes online payment'],
    'mandate.write': ['Donner ses coordonnées bancaires', 'Give account details'],
    'mandate.drop': ['Abandonner', 'Give up'],
    'mandate.sign': ['Signer', 'Sign'],
    'kind.choose': ['Changer le mode de paiement', 'Change what is paid'],
    'mandate.oppose': ['Opposition', 'Debits are opposed'],
    'mandate.expire': ['36 mois sans prélèvement', '36 months without a debit'],
    'mandate.release': ['Lever la suspension', 'Release'],
    'mandate.revoke': ['Révoquer', 'Revoke'],
    'lots.sell': ['Vente du dernier lot', 'The last lot is sold'],
  },
  story: [
    ['unavailable', 'collection.offer', 'create_money_order'],
    ['create_money_order', 'mandate.write', 'unsigned'],
    ['unsigned', 'mandate.sign', 'manual', ['Signer, à la demande', 'Sign, on demand']],
    ['unsigned', 'mandate.sign', 'auto', ['Signer, tous les appels', 'Sign, every call']],
    ['unsigned', 'mandate.sign', 'auto_usual', ['Signer, charges courantes', 'Sign, usual charges']],
    ['manual', 'mandate.oppose', 'suspended'],
    ['suspended', 'mandate.release', 'manual'],
    ['manual', 'mandate.revoke', 'create_money_order'],
  ],
}
