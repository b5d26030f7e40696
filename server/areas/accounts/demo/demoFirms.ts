import type { OfferCode } from '#contract/offers.ts'

type Firms = Readonly<
  Record<'water' | 'power' | 'cleaning' | 'repairs' | 'insurance' | 'manager' | 'doors' | 'garden' | 'lift', string>
>

/** Suppliers near the places of each offer; every name is invented. */
export const firms: Readonly<Record<OfferCode, Firms>> = {
  ESE: {
    water: 'Eaux de la Deûle',
    power: 'Énergie Commune',
    cleaning: 'Nord Propreté',
    repairs: 'Ateliers Wazemmes',
    insurance: 'Mutuelle des Deux Lys',
    manager: 'Agence de Lille',
    doors: 'Portes et Barrières Lequien',
    garden: 'Les Jardins de Weppes',
    lift: 'Ascenseurs Delcourt',
  },
  VSY: {
    water: 'Eaux Claires du Rhône',
    power: 'Énergie Commune',
    cleaning: 'Net & Saône',
    repairs: 'Bâti Brotteaux',
    insurance: 'Assurances Tête d’Or',
    manager: 'Agence de Lyon',
    doors: 'Portes et Barrières Lequien',
    garden: 'Parcs et Pelouses du Rhône',
    lift: 'Ascenseurs Delcourt',
  },
  DIR: {
    water: 'Eaux de Garonne',
    power: 'Énergie Commune',
    cleaning: 'Propreté Chartrons',
    repairs: 'Pierre et Chaux d’Aquitaine',
    insurance: 'Mutuelle du Grand Parc',
    manager: 'Cabinet de Bordeaux',
    doors: 'Serrurerie Palais-Gallien',
    garden: 'Les Cours Pavées',
    lift: 'Ascenseurs Delcourt',
  },
  ECO: {
    water: 'Eaux du Lac',
    power: 'Watts des Alpes',
    cleaning: 'Savon Vert',
    repairs: 'Charpentes du Semnoz',
    insurance: 'Mutuelle des Aravis',
    manager: 'Agence d’Annecy',
    doors: 'Automatismes du Fier',
    garden: 'Terre et Potager',
    lift: 'Ascenseurs Delcourt',
  },
  NEUF: {
    water: 'Eaux de l’Erdre',
    power: 'Énergie Commune',
    cleaning: 'Loire Net',
    repairs: 'Ateliers de l’Île',
    insurance: 'Assurances Graslin',
    manager: 'Agence de Nantes',
    doors: 'Accès Ouest',
    garden: 'Toits Vivants',
    lift: 'Ascenseurs Delcourt',
  },
  VQC: {
    water: 'Aqueduc du Mont-Royal',
    power: 'Énergie Laurentides',
    cleaning: 'Entretien Mile End',
    repairs: 'Rénovations Laurier',
    insurance: 'Assurances du Fleuve',
    manager: 'Bureau de Montréal',
    doors: 'Portes Boréal',
    garden: 'Verdure Montréal',
    lift: 'Ascenseurs Lemay',
  },
}
