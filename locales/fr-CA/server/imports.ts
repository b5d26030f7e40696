import { imports as french } from '../../fr-FR/server/imports.ts'
import { overlay } from '../../overlay.ts'

export const imports = overlay(french, {
  reasons: {
    budgetCalled: 'Une contribution de ce budget est déjà demandée',
    worksCalled: 'Une contribution de ces travaux est déjà demandée, ou ils sont terminés',
    yearClosed: 'L’exercice est fermé',
    openedByClosing: 'Des comptes antérieurs existent : leur fermeture ouvre cet exercice',
    keyWithoutLots: 'Aucune fraction n’a de part dans cette clé',
    invalidEmail: 'L’adresse courriel n’est pas valide',
    invalidHours: 'Les horaires ne sont pas lisibles; attendu : 1 09:00-12:30, 1 14:00-18:00',
  },
})
