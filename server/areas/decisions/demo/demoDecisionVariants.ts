import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import type { DemoDecisionName } from './demoDecisionSituations.ts'
import { quebecDecisions } from './demoDecisionsOfQuebec.ts'
import { bicycleCharging, type DemoDecisionText, frenchDecisions, staircase, unusedRoom } from './demoDecisionTexts.ts'
import { hasLift } from './demoKeys.ts'
import { loireDecisions } from './demoNewBuildingDecisions.ts'

type Variants = Readonly<Partial<Record<DemoDecisionName, Partial<DemoDecisionText>>>>

/** Where a caretaker still lives. */
const movedLodge =
  'Le gardien s’est installé dans un logement voisin, et son ancienne loge est vide depuis deux ans. Il est proposé de la vendre et d’affecter le prix au fonds de travaux. L’avis de valeur de deux agences est consultable chez le syndic.'

/** The variants of a decision, depending on the building and its heating. */
const variants: Readonly<Record<string, Variants>> = {
  tilleuls: {
    lift: {
      description:
        'L’armoire de commande est d’origine : les travaux de 2019 l’ont laissée en place, et elle n’est plus fabriquée. Il est proposé de la remplacer, avec le parachute et l’éclairage de la cabine. Seuls les copropriétaires qui supportent la charge de l’ascenseur votent, selon leurs parts.',
    },
    caretaker: { description: movedLodge },
  },
  vauban: {
    roof: {
      title: 'Réfection de la couverture',
      description:
        'Une infiltration a été réparée l’hiver dernier. Il est proposé de refaire toute la couverture, avec l’isolation, plutôt que de réparer encore.',
      presidentAnswer:
        'L’expertise montre que la couverture tient encore dix ans. Le projet est abandonné ; une visite est faite chaque automne.',
    },
    facade: {
      title: 'Rejointoiement de la façade sur cour',
      description:
        'Le ravalement de 2021 n’a porté que sur la rue. Côté cour, les joints des briques s’effritent et l’eau entre par deux appuis de fenêtre. Il est proposé de confier le rejointoiement à l’entreprise Façades du Nord, échafaudage compris, pour un démarrage au printemps.',
      project: 'Façade sur cour',
      quote: {
        fileName: 'Devis rejointoiement.pdf',
        company: 'Façades du Nord',
        lines: [
          ['Échafaudage et protection des vitrages', 24],
          ['Dégarnissage et réfection des joints', 49],
          ['Remplacement de briques et reprise des appuis', 20],
          ['Nettoyage et enlèvement des gravats', 7],
        ],
      },
    },
  },
  terrasses: {
    caretaker: { description: movedLodge },
    facade: {
      title: 'Ravalement de la façade sur parc',
      description:
        'L’enduit de la façade sur parc se fissure et deux balcons sont à purger. Il est proposé de confier le ravalement à l’entreprise Façades du Parc, échafaudage et reprise des appuis compris, pour un démarrage au printemps. Deux autres entreprises ont été consultées : leurs prix sont plus élevés de 9 % et de 14 %.',
      quote: {
        fileName: 'Devis ravalement.pdf',
        company: 'Façades du Parc',
        lines: [
          ['Échafaudage, protection du parc et des vitrages', 21],
          ['Purge et reprise des balcons et des appuis', 17],
          ['Piquage et réfection de l’enduit', 44],
          ['Peinture des garde-corps et des ferronneries', 11],
          ['Nettoyage et enlèvement des gravats', 7],
        ],
      },
    },
  },
  montaigne: {
    facade: {
      title: 'Restauration de la façade de pierre',
      description:
        'La pierre blonde se délite sous la corniche et autour de trois fenêtres. Il est proposé de confier à l’atelier Pierres de Guyenne le remplacement des pierres abîmées, le rejointoiement à la chaux et un nettoyage doux. L’architecte des Bâtiments de France a donné son accord.',
      project: 'Façade de pierre',
      quote: {
        fileName: 'Devis façade.pdf',
        company: 'Pierres de Guyenne',
        lines: [
          ['Échafaudage et protection du trottoir', 22],
          ['Remplacement des pierres abîmées', 43],
          ['Rejointoiement à la chaux', 21],
          ['Nettoyage doux et patine', 14],
        ],
      },
    },
    gate: {
      title: 'Restauration de la porte cochère',
      description:
        'La porte cochère ne ferme plus et la cour reste ouverte la nuit. Il est proposé de restaurer les vantaux de chêne et d’y poser une serrure électrique à digicode. La porte resterait ouverte de 8 h à 19 h pour le commerce et les soins.',
      quote: {
        fileName: 'Devis porte cochère.pdf',
        company: 'Menuiserie des Chartrons',
        lines: [
          ['Dépose et restauration des vantaux', 58],
          ['Serrure électrique et digicode', 27],
          ['Seuil et ferrures', 15],
        ],
      },
      messages: [
        'Beaucoup d’entre nous reçoivent des aides à domicile le soir. Parlons-en ensemble avant de fermer quoi que ce soit.',
        'Le devis ne dit rien de l’entretien de la serrure. Une assemblée permettrait d’entendre l’artisan.',
      ],
    },
    bicycles: {
      description:
        'Il est proposé de fermer un coin de la cour pour six vélos, derrière une claire-voie de bois, avec la même clé que le hall.',
    },
    roof: {
      title: 'Réfection de la couverture de tuiles',
      presidentAnswer:
        'L’expertise montre que la charpente est saine et que les tuiles tiennent encore dix ans. Le projet est abandonné ; une visite est faite chaque automne.',
      description:
        'Une infiltration a été réparée l’hiver dernier. Il est proposé de refaire toute la couverture, avec l’isolation, plutôt que de réparer encore.',
    },
  },
  sources: {
    facade: {
      title: 'Remplacement du bardage des façades ouest',
      description:
        'Les lames de mélèze exposées à la pluie se fendent et se déforment. Il est proposé de confier le remplacement du bardage des façades ouest à l’entreprise Charpentes du Semnoz, contrôle de l’ossature compris, pour un démarrage au printemps.',
      project: 'Bardage',
      quote: {
        fileName: 'Devis bardage.pdf',
        company: 'Charpentes du Semnoz',
        lines: [
          ['Échafaudage et dépose de l’ancien bardage', 23],
          ['Contrôle de l’ossature et pare-pluie', 19],
          ['Bardage de mélèze', 46],
          ['Habillage des fenêtres', 12],
        ],
      },
      instructions: 'Pour, si le contrôle de l’ossature est bien compris dans le prix.',
    },
    gate: {
      description:
        'Après plusieurs dégradations, il est proposé de fermer l’entrée du hameau par un portail motorisé et un portillon à digicode. Le portail resterait ouvert de 8 h à 19 h pour les livraisons et les soins.',
      title: 'Fermeture du hameau par un portail',
    },
    boiler: {
      title: 'Modernisation de la chaufferie à granulés',
      description:
        'Le brûleur s’encrasse et la vis d’alimentation se bloque chaque hiver. Il est proposé de les remplacer, d’agrandir le silo et d’équilibrer le réseau. L’économie attendue est de 12 % sur le chauffage.',
      quote: {
        fileName: 'Devis chaufferie.pdf',
        company: 'Chaleur Bois Savoie',
        lines: [
          ['Dépose de l’ancien brûleur', 8],
          ['Brûleur et vis d’alimentation', 49],
          ['Agrandissement du silo', 27],
          ['Équilibrage du réseau et mise en service', 16],
        ],
      },
    },
    insulation: {
      description:
        'Le diagnostic relève de fortes pertes entre la chaufferie et les bâtiments. Il est proposé d’isoler toutes les canalisations de chauffage ; l’économie attendue est de 9 % par an.',
    },
    courtyard: {
      title: 'Réaménagement de la place du hameau',
      description:
        'La place est boueuse dès l’automne et ne sert à personne. Il est proposé de la planter, d’y poser deux bancs et un éclairage discret, et de garder un passage pour les pompiers.',
      project: 'Place du hameau',
    },
    roof: {
      title: 'Réfection des toitures du hameau',
      description:
        'Une infiltration a été réparée l’hiver dernier. Il est proposé de refaire les rives et les noues des trois toits, avec l’isolation, plutôt que de réparer encore.',
      presidentAnswer:
        'L’expertise montre que les toits tiennent encore dix ans. Le projet est abandonné ; une visite est faite chaque automne.',
    },
  },
  loire: loireDecisions,
  canal: {
    lift: {
      title: 'Modernisation du monte-charge',
      project: 'Monte-charge',
      description:
        'Le contrôleur n’est plus fabriqué et les pannes se répètent. Il est proposé de le remplacer, avec le limiteur de vitesse. La dépense est partagée entre les fractions que le monte-charge dessert.',
      quote: {
        fileName: 'Soumission monte-charge.pdf',
        company: 'Ascenseurs Saint-Laurent',
        lines: [
          ['Contrôleur et câblage', 62],
          ['Limiteur de vitesse', 25],
          ['Essais et mise en service', 13],
        ],
      },
    },
    caretaker: {
      title: 'Aménagement de l’ancien quai de livraison',
      description:
        'Il est proposé d’aménager l’ancien quai de livraison en terrasse commune face au canal : bacs, bancs et éclairage. L’ingénieur confirme que la structure le permet.',
      project: 'Quai de livraison',
    },
    bicycles: {
      title: 'Supports à vélos au stationnement',
    },
  },
}

/** The text of a decision that suits the place. */
export function demoTextOf(place: DemoPlace, name: DemoDecisionName): DemoDecisionText {
  return { ...usualTextOf(place, name), ...variants[place.key]?.[name] }
}

/** Places too small or too new to have had a caretaker. */
const withoutLodge: readonly string[] = ['montaigne', 'sources', 'loire']

function usualTextOf(place: DemoPlace, name: DemoDecisionName): DemoDecisionText {
  if (place.offer === 'VQC') return quebecDecisions[name]
  if (name === 'lift' && !hasLift(place)) return staircase
  if (name === 'charging' && place.lots.parking === 0) return bicycleCharging
  if (name === 'caretaker' && withoutLodge.includes(place.key)) return unusedRoom
  return frenchDecisions[name]
}

/** The minimum cost of such works, in cents: scaffolding or a motor is as expensive for four flats as for ten. */
const floors: Readonly<Partial<Record<DemoDecisionName, number>>> = {
  facade: 1_840_000,
  lift: 620_000,
  gate: 940_000,
  boiler: 920_000,
  bicycles: 460_000,
  roof: 860_000,
  courtyard: 430_000,
  insulation: 480_000,
  cameras: 260_000,
  letterboxes: 140_000,
}

/** The total cost of a decision for all owners; `null` = nothing. */
export const demoCentsOf = (place: DemoPlace, name: DemoDecisionName, perFlat: number | null): number | null =>
  perFlat === null ? null : Math.max(perFlat * place.lots.flat, floors[name] ?? 0)
