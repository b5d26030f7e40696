import type { EquipmentValue } from '#contract/reports/reports.ts'
import type { equipments } from '#server/services/directory/equipments.tables.ts'
import { demoId } from './chance.ts'
import { demoPlaces } from './demoPlaces.ts'

type DemoEquipment = readonly [
  kind: EquipmentValue,
  name: string,
  location: string,
  installedOn: string | null,
  maintainedBy: string | null,
]

const lift = (name: string, location: string, year: number): DemoEquipment => [
  'elevator',
  name,
  location,
  `${year}-03-18`,
  'Ascenseurs Delcourt',
]
const entrance = (maintainedBy: string): DemoEquipment => [
  'other',
  'Interphone',
  'Hall d’entrée',
  '2017-09-04',
  maintainedBy,
]
const bins: DemoEquipment = ['trash_can', 'Local à poubelles', 'Rez-de-chaussée, côté cour', null, null]
const bicycles: DemoEquipment = ['bicycle_storage', 'Local à vélos', 'Sous-sol, porte verte', '2020-06-15', null]
const landings: DemoEquipment = ['light', 'Éclairage des paliers', 'Tous les étages', '2018-11-20', 'Lumen Services']

/** The maintained equipment of each place. */
const byPlace: Readonly<Record<string, readonly DemoEquipment[]>> = {
  tilleuls: [
    lift('Ascenseur du bâtiment A', 'Hall A', 2019),
    lift('Ascenseur du bâtiment B', 'Hall B', 2019),
    ['other', 'Chaufferie au gaz', 'Sous-sol du bâtiment A', '2012-09-30', 'Thermique des Flandres'],
    ['underground_parking', 'Porte du garage', 'Rampe du sous-sol', '2015-05-11', 'Portes et Barrières Lequien'],
    ['garden', 'Jardin', 'Entre les deux bâtiments', null, 'Les Jardins de Weppes'],
    bicycles,
    landings,
    bins,
  ],
  vauban: [
    entrance('Courant Faible du Nord'),
    bicycles,
    landings,
    bins,
    ['other', 'Chaudière au gaz', 'Sous-sol, côté cour', '2004-10-11', 'Thermique des Flandres'],
  ],
  terrasses: [
    lift('Ascenseur A', 'Bâtiment A', 2014),
    lift('Ascenseur B', 'Bâtiment B', 2014),
    lift('Ascenseur C', 'Bâtiment C', 2016),
    lift('Ascenseur D', 'Bâtiment D', 2016),
    ['swimming_pool', 'Piscine', 'Côté parc', '1998-06-01', 'Eaux Claires du Rhône'],
    ['underground_parking', 'Portail du parking', 'Rue de la Tête-d’Or', '2011-02-14', 'Portes et Barrières Lequien'],
    landings,
    bicycles,
  ],
  montaigne: [
    ['garden', 'Cour pavée', 'Cœur de l’hôtel', null, null],
    entrance('Interphones de Guyenne'),
    bicycles,
    landings,
    ['other', 'Chaudière au gaz', 'Cave voûtée', '2003-09-22', 'Chauffage des Chartrons'],
  ],
  sources: [
    ['other', 'Chaufferie à granulés', 'Bâtiment Mélèze', '2015-10-05', 'Chaleur Bois Savoie'],
    ['garden', 'Potager partagé', 'Derrière le bâtiment Hêtre', '2016-04-01', null],
    ['outdoor_parking', 'Parking extérieur', 'Entrée du hameau', '2015-06-30', null],
    bicycles,
    bins,
  ],
  loire: [
    lift('Ascenseur Amont', 'Hall Amont', 2025),
    lift('Ascenseur Aval', 'Hall Aval', 2025),
    ['garden', 'Toitures végétalisées', 'Sur les deux bâtiments', '2025-05-20', 'Toits Vivants'],
    ['underground_parking', 'Portail du parking', 'Quai, niveau −1', '2025-02-28', null],
    ['bicycle_storage', 'Local à vélos', 'Niveau −1, porte verte', '2025-05-20', null],
    ['light', 'Éclairage des paliers', 'Tous les étages', '2025-05-20', 'Lumen Services'],
    ['other', 'Pompe à chaleur collective', 'Toit Amont', '2025-05-20', 'Thermique de l’Estuaire'],
  ],
  plateau: [
    ['elevator', 'Ascenseur', 'Hall d’entrée', '2008-08-12', 'Ascenseurs Lemay'],
    ['underground_parking', 'Stationnement intérieur', 'Niveau −1', '2008-08-12', 'Portes Boréal'],
    ['garden', 'Terrasse commune', 'Sur le toit', '2009-05-02', null],
    ['other', 'Interphone', 'Entrée de la rue Saint-Denis', '2008-08-12', 'Sécurité Laurier'],
    ['light', 'Éclairage extérieur', 'Façade et ruelle', '2019-10-01', null],
  ],
  canal: [
    ['elevator', 'Monte-charge', 'Quai de livraison', '2003-11-30', 'Ascenseurs Lemay'],
    ['bicycle_storage', 'Rangement à vélos', 'Rez-de-chaussée', '2017-05-15', null],
    ['outdoor_parking', 'Stationnement', 'Côté canal', null, null],
    ['trash_can', 'Salle des bacs', 'Rez-de-chaussée, côté rue', null, null],
  ],
}

const idOf = (place: string, index: number) => demoId(`equipment ${place} ${index}`)

/** The equipment of a kind in a place; `null` = the place has none. */
export function demoEquipmentOf(place: string, kind: EquipmentValue): string | null {
  const index = (byPlace[place] ?? []).findIndex(([known]) => known === kind)
  return index < 0 ? null : idOf(place, index)
}

/** Who maintains the equipment of a kind in a place, if anybody does. */
export const demoMaintainerOf = (place: string, kind: EquipmentValue): string | null =>
  (byPlace[place] ?? []).find(([known]) => known === kind)?.[4] ?? null

/** What people call the lift of a place, in one word: a former mill has a goods lift; `null` = the place has none. */
export function demoLiftWord(place: string): string | null {
  const lift = (byPlace[place] ?? []).find(([kind]) => kind === 'elevator')
  return lift?.[1].split(' ')[0] ?? null
}

/** Four to eight pieces of equipment in every place. */
export const demoEquipments = (): (typeof equipments.$inferInsert)[] =>
  demoPlaces.flatMap(({ key }) =>
    (byPlace[key] ?? []).map(([kind, name, location, installedOn, maintainedBy], index) => ({
      id: idOf(key, index),
      placeId: demoId(`place ${key}`),
      kind,
      name,
      location,
      installedOn,
      maintainedBy,
    })),
  )
