import { formatPhone, readPhone } from '#contract/shownPhones.ts'

/**
 * A stored number (E.164) as people of its country write it in a field: 06 12 34 56 78, or 514 555-0123. Any other number
 * is grouped in pairs.
 */
export function shownPhone(phoneNumber: string) {
  const french = /^\+33(\d{9})$/.exec(phoneNumber)?.[1]
  return french ? formatPhone(`0${french}`) : readPhone(phoneNumber)
}
