/** DD/MM/YYYY as typed, in ISO form; `null` when there is no such day. */
export function isoOfTypedDate(typed: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** An ISO date as people type it: DD/MM/YYYY. */
export const typedDateOfIso = (iso: string) => iso.split('-').reverse().join('/')
