import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import { type DemoCost, dark, inAdvance, inArrears, liftCosts, mainLotsOf, monthly, winter } from './demoCost.ts'
import { firms } from './demoFirms.ts'
import { hasEquipment, liftBuildings } from './demoLifts.ts'

const heatedTogether: Readonly<Record<string, string>> = {
  tilleuls: 'Gaz du Nord',
  vauban: 'Gaz du Nord',
  terrasses: 'Chaleur de Lyon',
  montaigne: 'Gaz de Guyenne',
  sources: 'Chaleur Bois Savoie',
  loire: 'Énergie Commune',
}

export function frenchCosts(place: DemoPlace): readonly DemoCost[] {
  const by = firms[place.offer]
  const forAll = (euros: number) => mainLotsOf(place) * euros * 100
  const all = { building: null, months: monthly }
  const heat = heatedTogether[place.key]
  const costs: DemoCost[] = [
    {
      ...all,
      name: 'water',
      account: '601',
      yearly: forAll(250),
      label: 'Eau froide',
      provider: by.water,
      months: inArrears,
      day: 18,
    },
    {
      ...all,
      name: 'power',
      account: '602',
      yearly: forAll(95),
      label: 'Électricité des parties communes',
      provider: by.power,
      day: 12,
      seasons: dark,
    },
    {
      ...all,
      name: 'cleaning',
      account: '611',
      yearly: forAll(230),
      label: 'Nettoyage des parties communes',
      provider: by.cleaning,
      day: 27,
    },
    {
      ...all,
      name: 'doors',
      account: '614',
      yearly: forAll(55),
      label: 'Maintenance des portes et des extincteurs',
      provider: by.doors,
      months: [4, 10],
      day: 9,
    },
    {
      ...all,
      name: 'repairs',
      account: '615',
      yearly: forAll(170),
      label: 'Petites réparations',
      provider: by.repairs,
      months: [1, 3, 4, 6, 9, 10],
      day: 22,
    },
    {
      ...all,
      name: 'insurance',
      account: '616',
      yearly: forAll(190),
      label: 'Assurance multirisque de l’immeuble',
      provider: by.insurance,
      months: [0],
      day: 8,
    },
    {
      ...all,
      name: 'manager',
      account: '621',
      yearly: forAll(205),
      label: 'Honoraires du syndic',
      provider: by.manager,
      months: inAdvance,
      day: 5,
    },
    {
      ...all,
      name: 'board',
      account: '624',
      yearly: forAll(8),
      label: 'Frais du conseil syndical',
      provider: by.manager,
      months: [6],
      day: 14,
    },
  ]
  if (heat)
    costs.push({
      ...all,
      name: 'heating',
      account: '603',
      yearly: forAll(520),
      label: 'Chauffage collectif',
      provider: heat,
      day: 15,
      seasons: winter,
    })
  if (hasEquipment(place, 'garden'))
    costs.push({
      ...all,
      name: 'garden',
      account: '614',
      yearly: forAll(45),
      label: 'Entretien du jardin',
      provider: by.garden,
      months: inArrears,
      day: 24,
    })
  if (hasEquipment(place, 'swimming_pool'))
    costs.push({
      ...all,
      name: 'pool',
      account: '614',
      yearly: 920_000,
      label: 'Entretien de la piscine',
      provider: by.water,
      months: inArrears,
      day: 25,
    })
  return [
    ...costs,
    ...liftBuildings(place).flatMap((building) =>
      liftCosts(place, building, { upkeep: '614', repairs: '615', power: '602' }),
    ),
  ]
}
