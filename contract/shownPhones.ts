/** A stored number (E.164) as people of its country write it: 06 12 34 56 78, 514 555-0199. Any other is grouped in pairs. */
export function readPhone(stored: string) {
  const [, french] = /^\+33(\d{9})$/.exec(stored) ?? []
  if (french) return formatPhone(`0${french}`)
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored) ?? []
  return area ? `${area} ${exchange}-${line}` : formatPhone(stored)
}

/** Keeps a leading plus and the digits, grouped in pairs (specification §5). */
export function formatPhone(typed: string) {
  const plus = typed.trimStart().startsWith('+') ? '+' : ''
  return (
    plus +
    (typed
      .replace(/\D/g, '')
      .match(/\d{1,2}/g)
      ?.join(' ') ?? '')
  )
}
