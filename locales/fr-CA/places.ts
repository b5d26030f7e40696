import { places as french } from '../fr-FR/places.ts'
import { overlay } from '../overlay.ts'

export const places = overlay(french, {
  lots: {
    one: '{{count}} fraction principale',
    other: '{{count}} fractions principales',
  },
  facts: {
    mainLots: 'Fractions principales',
    tantiemes: 'Total des parts',
  },
  own: {
    title: 'Mes fractions',
    none: 'Vous ne possédez aucune fraction dans cet immeuble.',
    caption: 'Mes fractions et leur part de la copropriété',
    lot: 'Fraction',
    tantiemes: 'Parts',
    share: 'Quote-\u2060part',
    total: 'Total',
    kinds: {
      cellar: 'Rangement',
    },
  },
  agencyCard: {
    title: 'Votre gestionnaire',
    open: 'Voir le gestionnaire',
    none: 'Aucun gestionnaire n’est indiqué pour cet immeuble.',
  },
  agency: {
    contact: 'Joindre votre gestionnaire',
    noneTitle: 'Aucun gestionnaire indiqué',
    noneText: 'Cet immeuble n’est rattaché à aucun gestionnaire pour l’instant.',
    hours: 'Heures d’ouverture',
    hoursNone: 'Aucune heure d’ouverture indiquée pour le moment.',
    team: 'Vos personnes-ressources',
    teamNone: 'Aucune personne désignée pour le moment.',
  },
  fiscalYear: {
    title: 'Exercice financier',
  },
})

export const texts = { places }
