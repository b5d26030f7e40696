import { texts as french } from '../fr-FR/search.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  palette: french.palette,
  pageWords: overlay(french.pageWords, {
    personalAccount: 'solde charges cotisation relevé dette devoir payer facture contributions fonds de prévoyance',
    paying: 'payer régler paiement virement débit remboursement charges cotisation solde facture',
    collections: 'accords débiter banque fichier CPA-005 remise',
    mandate: 'compte bancaire accord transit institution autorisation signer DPA débit préautorisé',
    mandateSetup: 'signer accord débit préautorisé code texto mettre en place',
    mailing: 'courrier papier lettre recommandée',
    notificationSettings: 'alertes courriel push',
    jobs: 'courriels file échecs',
  }),
}
