import { describe, expect, it } from 'vitest'
import { comboboxOption } from '#src/ui/comboboxOption.ts'

const owner = { id: 'a1', sqlId: 'P-0007', displayName: 'Odile Lenoir', email: 'odile@demo.example' }

describe('an option of a dropdown', () => {
  it('has the id as its value, or the key of the manager’s system when asked', () => {
    expect(comboboxOption(owner, { fallback: 'email' })).toEqual({ value: 'a1', label: 'Odile Lenoir', data: owner })
    expect(comboboxOption(owner, { fallback: 'email', value: 'sqlId' }).value).toBe('P-0007')
  })

  it('keeps the id of a thing that the manager’s system does not know', () => {
    expect(comboboxOption({ ...owner, sqlId: null }, { fallback: 'email', value: 'sqlId' }).value).toBe('a1')
  })

  it('is labelled by the fallback field without a display name', () => {
    expect(comboboxOption({ ...owner, displayName: '' }, { fallback: 'email' }).label).toBe('odile@demo.example')
  })
})
