import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import { type DemoCost, liftCosts, mainLotsOf, monthly, winter } from './demoCost.ts'
import { firms } from './demoFirms.ts'
import { liftBuildings } from './demoLifts.ts'

export function quebecCosts(place: DemoPlace): readonly DemoCost[] {
  const by = firms[place.offer]
  const forAll = (dollars: number) => mainLotsOf(place) * dollars * 100
  const all = { building: null, months: monthly }
  return [
    {
      ...all,
      name: 'power',
      account: '5000',
      yearly: forAll(480),
      label: 'Électricité et chauffage des aires communes',
      provider: by.power,
      day: 12,
      seasons: winter,
    },
    {
      ...all,
      name: 'water',
      account: '5100',
      yearly: forAll(60),
      label: 'Eau et compteurs',
      provider: by.water,
      months: [5, 11],
      day: 18,
    },
    {
      ...all,
      name: 'cleaning',
      account: '5200',
      yearly: forAll(310),
      label: 'Conciergerie et déneigement',
      provider: by.cleaning,
      day: 27,
      seasons: winter.map((weight) => weight + 20),
    },
    {
      ...all,
      name: 'repairs',
      account: '5200',
      yearly: forAll(160),
      label: 'Petites réparations',
      provider: by.repairs,
      months: [1, 4, 7, 9],
      day: 22,
    },
    {
      ...all,
      name: 'doors',
      account: '5300',
      yearly: forAll(70),
      label: 'Entretien des portes de garage',
      provider: by.doors,
      months: [3, 9],
      day: 9,
    },
    {
      ...all,
      name: 'insurance',
      account: '5400',
      yearly: forAll(640),
      label: 'Assurance du syndicat',
      provider: by.insurance,
      months: [0],
      day: 8,
    },
    {
      ...all,
      name: 'manager',
      account: '5500',
      yearly: forAll(420),
      label: 'Honoraires de gestion',
      provider: by.manager,
      day: 1,
    },
    {
      ...all,
      name: 'sundry',
      account: '5900',
      yearly: forAll(30),
      label: 'Frais de bureau et d’assemblée',
      provider: by.manager,
      months: [6],
      day: 14,
    },
    ...liftBuildings(place).flatMap((building) =>
      liftCosts(place, building, { upkeep: '5300', repairs: '5200', power: '5000' }),
    ),
  ]
}
