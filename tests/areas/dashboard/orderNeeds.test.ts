import { describe, expect, it } from 'vitest'
import { orderNeeds } from '#src/areas/dashboard/orderNeeds.ts'
import type { Need } from '#src/parts/dashboardParts.ts'

const need = (id: string, urgency: Need['urgency'], at: number): Need => ({
  id,
  urgency,
  at,
  icon: 'bell',
  title: id,
  detail: '',
  action: { label: 'Voir', href: '/' },
})

describe('the order of needs', () => {
  it('starts with emergencies and late needs, then those due soon, then suggestions', () => {
    const needs = [
      need('téléphone', 'someday', 0),
      need('appel', 'soon', 5),
      need('solde', 'late', 9),
      need('gaz', 'now', 9),
    ]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['gaz', 'solde', 'appel', 'téléphone'])
  })

  it('puts the earlier one first among equals, without changing its input', () => {
    const needs = [need('après', 'soon', 7), need('avant', 'soon', 3)]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['avant', 'après'])
    expect(needs.map(({ id }) => id)).toEqual(['après', 'avant'])
  })

  it('leaves out a notification of something that another need already asks for', () => {
    const to = (href: string) => ({ action: { label: 'Voir', href } })
    const needs: readonly Need[] = [
      { ...need('avis', 'soon', 1), ...to('/signalements/1'), givesWay: 1 },
      { ...need('retard', 'late', 9), ...to('/signalements/1') },
      { ...need('autre avis', 'soon', 2), ...to('/decisions/2'), givesWay: 1 },
    ]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['retard', 'autre avis'])
  })

  it('leaves out news when a notification says more, and keeps the first of two notifications', () => {
    const action = { label: 'Voir', href: '/signalements/1' }
    const needs: readonly Need[] = [
      { ...need('nouveau', 'soon', 9), action, givesWay: 2 },
      { ...need('avis', 'soon', 8), action, givesWay: 1 },
      { ...need('avis plus ancien', 'soon', 1), action, givesWay: 1 },
    ]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['avis'])
  })

  it('keeps needs of two places that have the same link, and leaves out a notification of one of them', () => {
    const action = { label: 'Voir', href: '/messages?filtre=non-lus' }
    const needs: readonly Need[] = [
      { ...need('ici', 'someday', 0), action, place: { id: '1', name: 'Ici' }, givesWay: 1 },
      { ...need('ailleurs', 'someday', 0), action, place: { id: '2', name: 'Ailleurs' }, givesWay: 1 },
      { ...need('avis', 'soon', 1), action, givesWay: 1 },
    ]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['ici', 'ailleurs'])
  })
})
