type Parts = Readonly<Record<'number' | 'street' | 'zipCode' | 'city', string>>

/** The parts of an address that is written in one line. Without a postal code of the offer, the whole line is the street. */
export function addressParts(line: string, zipPattern: string): Parts {
  const pattern = new RegExp(`^(.*?)\\b(${zipPattern.replace(/^\^|\$$/g, '')})\\b(.*)$`)
  const [, start, zipCode, end = ''] = pattern.exec(line) ?? []
  if (start === undefined || zipCode === undefined) return { ...streetParts(line.trim()), zipCode: '', city: '' }
  const [before, after] = [trimmed(start), trimmed(end)]
  if (after) return { ...streetParts(before), zipCode, city: after }
  // Canadian addresses end with the postal code, after the city and the province.
  const lines = before.split(',').map(trimmed)
  const city = lines.length > 1 ? (lines.at(-1) ?? '') : ''
  return {
    ...streetParts((city ? lines.slice(0, -1) : lines).join(', ')),
    zipCode,
    city: trimmed(city.replace(/\([^)]*\)/g, '')),
  }
}

const trimmed = (text: string) => text.replace(/^[\s,]+|[\s,]+$/g, '')

function streetParts(line: string) {
  const [, number = '', street = line] = /^(\d+(?:\s?(?:bis|ter|[A-Z]))?)\b[\s,]+(.+)$/.exec(line) ?? []
  return { number, street }
}
