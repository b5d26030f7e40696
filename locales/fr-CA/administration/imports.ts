import { imports as french } from '../../fr-FR/administration/imports.ts'
import { overlay } from '../../overlay.ts'

export const imports = overlay(french, {
  choose: {
    lead: 'Déposez ensemble les fichiers CSV d’un même dossier. Un relevé bancaire peut aussi rester en XML (camt.053) : nommez-le d’après l’immeuble et le compte, par exemple P-0001.1000.xml.',
    statement:
      'Un relevé bancaire en XML doit être un camt.053 d’un seul compte, sans bank_statements.csv à côté, et porter la clé de l’immeuble et le numéro du compte : par exemple P-0001.1000.xml.',
  },
  templates: {
    about: {
      agencies: 'Les bureaux du gestionnaire',
      meetings: 'Les assemblées des copropriétaires',
      fiscal_years: 'Les exercices financiers',
      budgets: 'Les budgets adoptés',
      lots: 'Les fractions et leurs quotes-parts',
      shares: 'La part de chaque fraction dans les clés',
      owners: 'Le propriétaire de chaque fraction',
    },
  },
})
