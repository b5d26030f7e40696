import type { ChartLabels } from '#machines/labels.ts'

export const signatureLifecycleLabels: ChartLabels = {
  title: ['Vie d’une demande de signature', 'Life of a signature request'],
  states: {
    open: ['En attente de signature', 'Waiting for the signature'],
    signed: ['Signée', 'Signed'],
    refused: ['Refusée', 'Refused'],
    expired: ['Expirée', 'Expired'],
    void: ['Sans effet', 'Void'],
  },
  events: {
    'signature.confirm': ['Le prestataire confirme', 'The provider confirms'],
    'signature.refuse': ['Refuser de signer', 'Refuse to sign'],
    'signature.expire': ['Le délai est passé', 'Its time is over'],
    'mandate.change': ['Le mandat change', 'The mandate changes'],
  },
  story: [
    ['open', 'signature.confirm', 'signed', ['Signée à temps', 'Signed in time']],
    ['open', 'signature.confirm', 'expired', ['Signée trop tard', 'Signed too late']],
    ['open', 'signature.confirm', 'void', ['Un autre texte a été signé', 'Another text was signed']],
    ['open', 'signature.refuse', 'refused'],
    ['open', 'signature.expire', 'expired'],
    ['open', 'mandate.change', 'void'],
  ],
}
