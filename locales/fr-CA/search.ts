import { texts as french } from '../fr-FR/search.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  palette: french.palette,
  pageWords: overlay(french.pageWords, {
    paying: 'régler virement débit charges solde',
    mandate: 'compte bancaire accord transit institution autorisation signer DPA',
    mailing: 'courrier papier lettre recommandée',
    notificationSettings: 'alertes courriel push',
    jobs: 'courriels file échecs',
  }),
}
