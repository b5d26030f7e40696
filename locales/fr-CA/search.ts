import { texts as french } from '../fr-FR/search.ts'
import { overlay } from '../overlay.ts'

export const texts = {
  palette: french.palette,
  pageWords: overlay(french.pageWords, {
    reports: 'fuite panne incident problème dégât ascenseur chauffage bris',
    newReport: 'fuite panne incident dégât bris déclarer',
    decisions: 'voter vote assemblée résolution AGA procuration',
    personalAccount:
      'solde charges cotisation frais condo relevé état de compte dette devoir payer facture contributions fonds de prévoyance',
    paying:
      'payer régler paiement virement débit remboursement charges cotisation contribution frais condo solde facture',
    collections: 'accords débiter banque fichier CPA-005 remise',
    refundDesk: 'rembourser crédit trop-perçu note de crédit dépôt virement fichier banque',
    mandateDesk: 'suspension opposition lever révoquer copropriétaires débit accords préautorisé',
    mandate: 'compte bancaire accord transit institution autorisation signer DPA débit préautorisé',
    mandateSetup: 'signer accord débit préautorisé code texto mettre en place',
    community: 'voisins contacts copropriétaires annuaire gestionnaire',
    equipments: 'ascenseur chaudière porte de garage intercom',
    place: 'adresse copropriété condo fractions unités quotes-parts',
    myPlaces: 'fractions unités condos logements copropriétés',
    agency: 'gestionnaire téléphone heures ouverture contact',
    coownerBalances: 'impayés débiteurs retards rappels',
    buildingAccounts: 'budget trésorerie banque impayés charges comptabilité exercice financier',
    understanding: 'aide explication quotes-parts ajustement contribution cotisation',
    expenseCategories: 'budget postes adopté dépensé charges',
    treasury: 'banque solde prévision argent fonds de prévoyance',
    plannedCalls: 'appels de fonds cotisations contributions échéances à venir',
    newBudget: 'adopté conseil appels de fonds contributions',
    newWorks: 'travaux votés assemblée cotisation spéciale',
    annexes: 'états financiers bilan résultats',
    yearClosing: 'fermer arrêter présenter comptes annuels',
    terms: 'conditions mentions légales',
    mailing: 'courrier papier lettre recommandée',
    notificationSettings: 'alertes courriel push',
    jobs: 'courriels file échecs',
  }),
}
