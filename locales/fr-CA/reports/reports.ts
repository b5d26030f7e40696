import { reports as french } from '../../fr-FR/reports/reports.ts'
import { overlay } from '../../overlay.ts'

export const reports = overlay(french, {
  list: {
    nothing: {
      text: 'Une fuite, une panne, une porte bloquée? Signalez-la : vous saurez qui s’en occupe et pour quand.',
    },
  },
  categories: {
    waterDamage: 'Dégât d’eau',
  },
  equipments: {
    outdoor_parking: 'Stationnement extérieur',
    underground_parking: 'Stationnement souterrain',
    tennis_court: 'Terrain de tennis',
  },
})
