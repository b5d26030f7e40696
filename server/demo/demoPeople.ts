import type { OfferCode } from '#contract/offers.ts'
import type { RoleName } from '#contract/roles.ts'
import { demoPlaces } from './demoPlaces.ts'

/** The password of every demo account. */
export const demoPassword = 'Demo-Copro-2026!'
export const demoEmail = (name: string) => `${name}@demo.example`

export type DemoPerson = {
  /** The part before `@demo.example`. */
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly offers: readonly OfferCode[]
  readonly roles: readonly { readonly place: string; readonly role: RoleName }[]
  /** Number of flats they own, in the places where they have roles. */
  readonly flats: number
  readonly phoneNumber: string | null
  /** Where their letters go; most have not told it. */
  readonly address?: string
  readonly isAdministrator?: true
  /** Invited, without a password yet. */
  readonly isInvited?: true
  readonly isLocked?: true
}

const placesInFrance = demoPlaces.filter(({ offer }) => offer !== 'VQC')
const inFrance = (role: RoleName) => placesInFrance.map(({ key }) => ({ place: key, role }))
const inMontreal = (role: RoleName) => [...at('plateau', role), ...at('canal', role)]
const at = (place: string, ...roles: RoleName[]) => roles.map((role) => ({ place, role }))
const ese = { offers: ['ESE'], flats: 0 } as const satisfies Partial<DemoPerson>
const staff = {
  offers: [...new Set(placesInFrance.map(({ offer }) => offer))],
  flats: 0,
} as const satisfies Partial<DemoPerson>

/** One account per situation; phone numbers come from the ranges reserved for fiction. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...ese,
    name: 'coproprietaire',
    firstName: 'Camille',
    lastName: 'Delattre',
    roles: [...at('tilleuls', 'coowner'), ...at('vauban', 'coowner')],
    flats: 1,
    phoneNumber: '+33639980001',
    address: '14 rue de la Bassée, 59000 Lille',
  },
  {
    ...ese,
    name: 'president',
    firstName: 'Hélène',
    lastName: 'Vanderbeken',
    roles: at('tilleuls', 'coowner', 'coownership_board_member', 'president_board_member'),
    flats: 1,
    phoneNumber: '+33353010002',
  },
  {
    ...ese,
    name: 'conseil',
    firstName: 'Karim',
    lastName: 'Belkacem',
    roles: at('tilleuls', 'coowner', 'coownership_board_member'),
    flats: 1,
    phoneNumber: '+33639980003',
  },
  {
    ...ese,
    name: 'bailleur',
    firstName: 'Odile',
    lastName: 'Marchand',
    roles: at('tilleuls', 'coowner', 'lessor'),
    flats: 2,
    phoneNumber: '+33639980004',
  },
  {
    ...ese,
    name: 'locataire',
    firstName: 'Thomas',
    lastName: 'Nguyen',
    roles: at('tilleuls', 'tenant'),
    phoneNumber: '+33639980005',
  },
  {
    ...ese,
    name: 'gardien',
    firstName: 'Rui',
    lastName: 'Ferreira',
    roles: at('tilleuls', 'caretaker'),
    phoneNumber: '+33639980006',
  },
  // Without a telephone number: the profile check asks for one.
  {
    ...ese,
    name: 'invite',
    firstName: 'Léa',
    lastName: 'Delattre',
    roles: at('tilleuls', 'coowner_secondary'),
    phoneNumber: null,
  },
  {
    ...staff,
    name: 'gestionnaire',
    firstName: 'Sophie',
    lastName: 'Leclercq',
    roles: inFrance('coowner_manager'),
    phoneNumber: '+33353010007',
  },
  {
    ...staff,
    name: 'comptable',
    firstName: 'Bruno',
    lastName: 'Hennebelle',
    roles: inFrance('coowner_accountant'),
    phoneNumber: '+33353010008',
  },
  {
    ...staff,
    name: 'gestionnaire-montreal',
    offers: ['VQC'],
    firstName: 'Isabelle',
    lastName: 'Charbonneau',
    roles: inMontreal('coowner_manager'),
    phoneNumber: '+15145550121',
  },
  {
    ...staff,
    name: 'comptable-montreal',
    offers: ['VQC'],
    firstName: 'Marc-André',
    lastName: 'Dufresne',
    roles: inMontreal('coowner_accountant'),
    phoneNumber: '+14385550122',
  },
  {
    ...staff,
    name: 'admin',
    firstName: 'Nadia',
    lastName: 'Rossi',
    roles: inFrance('director'),
    phoneNumber: '+33353010009',
    isAdministrator: true,
  },
  {
    ...staff,
    name: 'direction-montreal',
    offers: ['VQC'],
    firstName: 'Louise',
    lastName: 'Pelletier',
    roles: inMontreal('director'),
    phoneNumber: '+15145550123',
    isAdministrator: true,
  },
  {
    ...ese,
    name: 'partenaire',
    firstName: 'Yann',
    lastName: 'Kermarrec',
    roles: at('tilleuls', 'partner'),
    phoneNumber: '+33353010010',
  },
  {
    ...ese,
    name: 'sans-mot-de-passe',
    firstName: 'Inès',
    lastName: 'Duquesne',
    roles: at('tilleuls', 'coowner'),
    flats: 1,
    phoneNumber: null,
    isInvited: true,
  },
  // Invited by the co-owner but not yet here: belongs to no place.
  {
    ...ese,
    name: 'paul.delattre',
    firstName: 'Paul',
    lastName: 'Delattre',
    roles: [],
    phoneNumber: null,
    isInvited: true,
  },
  {
    ...ese,
    name: 'verrouille',
    firstName: 'Gérard',
    lastName: 'Lemoine',
    roles: at('vauban', 'coowner'),
    flats: 1,
    phoneNumber: '+33353010011',
    isLocked: true,
  },
  coOwnerOf('VSY', 'vsy', 'Claire', 'Bonnefoy', at('terrasses', 'coowner'), '+33639980012'),
  coOwnerOf('DIR', 'dir', 'Antoine', 'Lacombe', at('montaigne', 'coowner'), '+33639980013'),
  coOwnerOf('ECO', 'eco', 'Maëlle', 'Favre', at('sources', 'coowner'), '+33639980014'),
  coOwnerOf('NEUF', 'neuf', 'Julien', 'Guérin', at('loire', 'coowner'), '+33639980015'),
  coOwnerOf(
    'VQC',
    'vqc',
    'Geneviève',
    'Tremblay',
    [...at('plateau', 'coowner'), ...at('canal', 'coowner')],
    '+15145550142',
  ),
]

function coOwnerOf(
  offer: OfferCode,
  name: string,
  firstName: string,
  lastName: string,
  roles: DemoPerson['roles'],
  phoneNumber: string,
): DemoPerson {
  return { name, firstName, lastName, offers: [offer], roles, flats: 1, phoneNumber }
}
