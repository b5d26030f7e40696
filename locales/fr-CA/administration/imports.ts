import { imports as french } from '../../fr-FR/administration/imports.ts'
import { overlay } from '../../overlay.ts'

export const imports = overlay(french, {
  templates: {
    about: {
      lots: 'Les unités et leurs quotes-parts',
      shares: 'La part de chaque unité dans les clés',
      owners: 'Le propriétaire de chaque unité',
    },
  },
})
