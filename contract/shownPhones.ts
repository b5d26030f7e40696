/** A stored number as people of its country read it: +33 3 53 01 00 01, 514 555-0199. */
export function readPhone(stored: string) {
  const [, french] = /^\+33(\d{9})$/.exec(stored) ?? []
  if (french) return `+33 ${french[0]} ${french.slice(1).match(/\d\d/g)?.join(' ')}`
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
