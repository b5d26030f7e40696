import { formatPhone } from '#src/i18n/format.ts'

/**
 * A stored number (E.164) as people of its country write it: 06 12 34 56 78, or 514 555-0123. Any other number is
 * grouped in pairs.
 */
export function shownPhone(phoneNumber: string) {
  const french = /^\+33(\d{9})$/.exec(phoneNumber)?.[1]
  if (french) return formatPhone(`0${french}`)
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phoneNumber)
  if (american) return `${american[1]} ${american[2]}-${american[3]}`
  return formatPhone(phoneNumber)
}
