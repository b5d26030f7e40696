import type { MandateKind, SuspensionReason } from '#contract/payments/mandates.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import type { SeedWorld } from '#server/demo/seed.ts'

type Situation = {
  readonly person: string
  readonly place: string
  readonly kind: MandateKind
  readonly isSigned: boolean
  readonly suspension: SuspensionReason | null
}

/** One owner in each situation; in Les Tilleuls, Camille Delattre has no mandate yet. */
const situations: readonly Situation[] = [
  { person: 'coproprietaire', place: 'vauban', kind: 'manual', isSigned: true, suspension: null },
  { person: 'president', place: 'tilleuls', kind: 'auto', isSigned: true, suspension: null },
  { person: 'conseil', place: 'tilleuls', kind: 'manual', isSigned: false, suspension: null },
  { person: 'bailleur', place: 'tilleuls', kind: 'auto_usual', isSigned: true, suspension: 'opposed' },
  { person: 'vqc', place: 'plateau', kind: 'auto', isSigned: true, suspension: null },
]

/** Neighbours who pay by mandate, in the two places where accountants have made files. */
const neighbours = { tilleuls: 9, plateau: 4 } as const
const accounts = new Set(demoPeople.map(({ name }) => demoId(`person ${name}`)))

type Signatory = Omit<Situation, 'person'> & {
  readonly userId: string
  readonly name: string
  readonly phoneNumber: string | null
}

/** Codes go to mobiles only; in Québec, a number does not say whether it is one. */
const isMobile = (phoneNumber: string) => /^\+(33[67]|1)/.test(phoneNumber)

function signatories({ lots, users }: SeedWorld): readonly Signatory[] {
  const known = new Map(
    users.map(({ id, displayName, phoneNumber = null }) => [id, { name: displayName, phoneNumber }]),
  )
  const nobody = { name: '', phoneNumber: null }
  const own = situations.map(({ person, ...situation }) => {
    const userId = demoId(`person ${person}`)
    return { ...situation, userId, ...(known.get(userId) ?? nobody) }
  })
  const others = Object.entries(neighbours).flatMap(([place, count]) => {
    const owners = new Set(
      lots.flatMap(({ placeId, ownerId }) =>
        placeId === demoId(`place ${place}`) && ownerId !== null && !accounts.has(ownerId) ? [ownerId] : [],
      ),
    )
    return [...owners].slice(0, count).map((userId, index): Signatory => {
      const kind = index % 3 === 2 ? 'manual' : 'auto'
      // The account of the last one was closed.
      const suspension = index === count - 1 ? 'opposed' : null
      return { place, userId, ...(known.get(userId) ?? nobody), kind, isSigned: true, suspension }
    })
  })
  return [...own, ...others]
}

const aDay = 24 * 3_600_000

export const demoMandates = (world: SeedWorld) =>
  signatories(world).map(({ place, userId, name, phoneNumber, kind, isSigned, suspension }, index) => {
    const home = demoPlaces.find(({ key }) => key === place)
    const isQuebec = home?.offer === 'VQC'
    const ownMobile = isQuebec ? `+1514555${1_001 + index}` : `+3363998${1_001 + index}`
    const createdAt = new Date(world.now.getTime() - (isSigned ? 500 + 7 * index : 2) * aDay)
    const [number = '', ...street] = (home?.street ?? '').replace(/^(\d+),/, '$1').split(' ')
    return {
      id: demoId(`mandate of ${userId} in ${place}`),
      placeId: demoId(`place ${place}`),
      userId,
      rum: `${home?.offer ?? 'ESE'}-DEMO-${String(index + 1).padStart(4, '0')}`,
      kind,
      ownerName: name,
      address: {
        number,
        street: street.join(' '),
        zipCode: home?.zipCode ?? '',
        city: home?.city ?? '',
        country: isQuebec ? 'CA' : 'FR',
      },
      mobile: phoneNumber !== null && isMobile(phoneNumber) ? phoneNumber : ownMobile,
      createdAt,
      signedAt: isSigned ? new Date(createdAt.getTime() + 300_000) : null,
      suspension,
      scheme: isQuebec ? ('pad' as const) : ('sepa' as const),
      number: 200 + index,
    }
  })
export type DemoMandate = ReturnType<typeof demoMandates>[number]
