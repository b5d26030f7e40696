import { expect, it } from 'vitest'
import { reminderCalledFor } from '#contract/accounts/reminders.ts'

const days = { first: 15, second: 30, formalNotice: 45 }

it('calls for the reminder that is due, across months and a leap day', () => {
  const on = (day: string) => reminderCalledFor('2028-02-20', day, days)
  expect(on('2028-02-20')).toBe('none')
  expect(on('2028-03-05')).toBe('none')
  expect(on('2028-03-06')).toBe('first')
  expect(on('2028-03-20')).toBe('first')
  expect(on('2028-03-21')).toBe('second')
  expect(on('2028-04-05')).toBe('formalNotice')
  expect(on('2031-01-01')).toBe('formalNotice')
})

it('calls for nothing while nothing is due', () => {
  expect(reminderCalledFor(null, '2030-01-01', days)).toBe('none')
})
