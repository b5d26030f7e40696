import { texts as french } from '../fr-FR/search.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  palette: french.palette,
  pageWords: overlay(french.pageWords, {
    personalAccount: 'solde charges cotisation relevé dette devoir payer facture contributions fonds de prévoyance',
    paying: 'régler paiement virement débit charges cotisation solde facture',
    mandate: 'compte bancaire accord transit institution autorisation signer DPA débit préautorisé',
    mailing: 'courrier papier lettre recommandée',
    notificationSettings: 'alertes courriel push',
    jobs: 'courriels file échecs',
  }),
}
