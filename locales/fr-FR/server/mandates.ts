import { mandateTerms } from '../payments/mandateTerms.ts'

/** The message with a signature code, and the papers of a mandate and of a payment. */
export const mandates = {
  code: '{{brand}} : votre code pour signer le mandat est {{code}}. Il est valable {{minutes}} minutes. Ne le communiquez à personne.',
  paper: {
    ...mandateTerms,
    file: 'Mandat {{rum}}',
    institution: 'Institution',
    transit: 'Transit',
    signed: 'Signé électroniquement par {{name}}, {{moment}}',
    proof:
      'Signature électronique simple au sens du règlement (UE) n° 910/2014, par un code envoyé au téléphone du signataire. Ce document est scellé : toute modification se voit.',
  },
  receipt: {
    title: 'Reçu de paiement',
    file: 'Reçu {{reference}}',
    lead: 'Votre paiement est encaissé et inscrit dans les comptes de la copropriété.',
    place: 'Copropriété',
    payer: 'Payé par',
    creditor: 'Encaissé par',
    amount: 'Montant',
    collectedOn: 'Prélevé le',
    account: 'Compte débité',
    rum: 'Mandat',
    reference: 'Référence sur votre relevé',
    settles: 'Ce que ce paiement règle',
    dueOn: 'Échéance',
    what: 'Appel',
    lot: 'Lot',
    settled: 'Réglé',
    credit: 'À valoir sur les prochains appels',
  },
} as const
