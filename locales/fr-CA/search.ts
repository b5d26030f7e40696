import { texts as french } from '../fr-FR/search.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  palette: french.palette,
  pageWords: overlay(french.pageWords, {
    mailing: 'courrier papier lettre recommandée',
    notificationSettings: 'alertes courriel push',
    jobs: 'courriels file échecs',
  }),
}
