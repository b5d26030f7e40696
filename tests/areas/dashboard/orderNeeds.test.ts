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

describe('what needs the person now', () => {
  it('begins with what is late, then what is soon, then what is good to do', () => {
    const needs = [need('téléphone', 'someday', 0), need('appel', 'soon', 5), need('solde', 'late', 9)]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['solde', 'appel', 'téléphone'])
  })

  it('puts the earlier first among equals, and leaves the list it was given as it was', () => {
    const needs = [need('après', 'soon', 7), need('avant', 'soon', 3)]
    expect(orderNeeds(needs).map(({ id }) => id)).toEqual(['avant', 'après'])
    expect(needs.map(({ id }) => id)).toEqual(['après', 'avant'])
  })
})
