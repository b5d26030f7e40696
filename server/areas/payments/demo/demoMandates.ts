import type { MandateKind, SuspensionReason } from '#contract/payments/mandates.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'

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
]

const aDay = 24 * 3_600_000

export const demoMandates = (now: Date) =>
  situations.map(({ person, place, kind, isSigned, suspension }, index) => {
    const found = demoPeople.find(({ name }) => name === person)
    const home = demoPlaces.find(({ key }) => key === place)
    const createdAt = new Date(now.getTime() - (isSigned ? 200 + 30 * index : 2) * aDay)
    const [number = '', ...street] = (home?.street ?? '').split(' ')
    return {
      id: demoId(`mandate of ${person}`),
      placeId: demoId(`place ${place}`),
      userId: demoId(`person ${person}`),
      rum: `ESE-DEMO-${String(index + 1).padStart(4, '0')}`,
      kind,
      ownerName: `${found?.firstName ?? ''} ${found?.lastName ?? ''}`,
      address: {
        number,
        street: street.join(' '),
        zipCode: home?.zipCode ?? '',
        city: home?.city ?? '',
        country: 'FR',
      },
      mobile: `+3363998${String(1_001 + index)}`,
      createdAt,
      signedAt: isSigned ? new Date(createdAt.getTime() + 300_000) : null,
      suspension,
      number: 200 + index,
    }
  })
