import type { EquipmentValue } from '#contract/reports/reports.ts'

/** A post about a kind of equipment appears only in places that have some. */
type Post = readonly [monthAndDay: string, title: string, body: string, about?: EquipmentValue]

/** The posts that a manager repeats every year, each at the same time of the year. */
export const frenchCalendar: readonly Post[] = [
  [
    '01-09',
    'Collecte des sapins',
    'Déposez votre sapin, sans sac ni décoration, à côté des bacs. Il est enlevé vendredi matin.',
  ],
  [
    '02-12',
    'Relevé des compteurs d’eau',
    'Le releveur passe entre 9 h et 12 h. En cas d’absence, laissez le chiffre de votre compteur sur la porte.',
  ],
  [
    '03-20',
    'Nettoyage de printemps des parties communes',
    'Les halls et les paliers sont lessivés cette semaine. Merci de rentrer paillassons et poussettes.',
  ],
  ['04-28', 'Le chauffage est arrêté', 'Les nuits sont douces : le chauffage collectif est arrêté jusqu’à l’automne.'],
  [
    '06-17',
    'Fortes chaleurs : quelques gestes',
    'Fermez les volets du côté du soleil, aérez la nuit, et frappez chez vos voisins âgés. En cas de malaise, appelez le 15.',
  ],
  [
    '07-02',
    'Horaires d’été de l’agence',
    'En juillet et en août, l’agence répond de 9 h à 16 h. Le numéro d’urgence répond à toute heure.',
  ],
  [
    '09-18',
    'Contrôle annuel des extincteurs',
    'Le technicien vérifie les extincteurs des parties communes. Aucune présence n’est nécessaire.',
  ],
  [
    '11-14',
    'Protégez vos canalisations du gel',
    'Fermez le robinet des jardinières et purgez-le. Signalez toute fuite sans attendre.',
  ],
]

export const quebecCalendar: readonly Post[] = [
  [
    '01-16',
    'Dégagez balcons et rebords de fenêtre',
    'Enlevez la neige et la glace après chaque tempête, sans rien jeter sur le trottoir.',
  ],
  [
    '03-10',
    'Surveillez les infiltrations au dégel',
    'La neige fond vite. Signalez tout cerne au plafond dès que vous le voyez.',
  ],
  ['04-22', 'Grand ménage du printemps', 'Les corridors et le stationnement sont lavés cette semaine.'],
  ['05-12', 'La terrasse rouvre', 'Le mobilier est ressorti. Merci de la laisser libre après 22 h.', 'garden'],
  [
    '06-16',
    'Déménagements du 1er juillet',
    'Réservez votre heure auprès du bureau. Rien ne doit rester dans l’entrée.',
  ],
  ['08-25', 'Essai annuel de la génératrice', 'L’éclairage des corridors s’éteindra une minute entre 10 h et 11 h.'],
  ['10-06', 'Le chauffage repart', 'Les calorifères seront purgés cette semaine. Signalez tout radiateur froid.'],
  [
    '11-21',
    'Pneus d’hiver et stationnement',
    'Le déneigement commence dès la première bordée. Ne laissez rien dans la voie de la gratte.',
  ],
]
