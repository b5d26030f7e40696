import { reports as french } from '../../fr-FR/reports/reports.ts'
import { overlay } from '../../overlay.ts'

export const reports = overlay(french, {
  list: {
    nothing: {
      text: 'Une fuite, une panne, une porte bloquée? Signalez-la : vous saurez qui s’en occupe et pour quand.',
    },
  },
  waiting: {
    opened: 'Ce signalement a été reçu et attend d’être pris en charge.',
    acknowledged: 'Ce signalement est pris en charge.',
    overdue: 'La date promise est passée. Le gestionnaire est prévenu.',
  },
  comment: { hint: 'Visible par le gestionnaire et par les occupants de l’immeuble.' },
  timeline: { acknowledged: '{{name}} a pris en charge le signalement' },
  actions: { acknowledge: 'Prendre en charge' },
  acknowledge: {
    title: 'Prendre en charge',
    lead: 'Les occupants voient qui s’en occupe et pour quand.',
    body: 'Message aux occupants (facultatif)',
    send: 'Prendre en charge',
    done: 'Le signalement est pris en charge.',
  },
  orderWork: { lead: 'Les occupants voient qui intervient et quand.' },
  equipment: {
    nobody: 'Aucun fournisseur',
    none: {
      text: 'L’ascenseur, la chaudière ou la porte de garage auront ici leur fiche, avec les signalements qui les concernent.',
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
