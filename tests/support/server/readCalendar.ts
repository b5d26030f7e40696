/** A property of RFC 5545, with its value unescaped. */
type Property = { readonly name: string; readonly params: string; readonly value: string }
export type ReadEvent = ReadonlyMap<string, string>

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** Parses an iCalendar stream as strictly as RFC 5545 defines it; throws on any deviation. */
export function readCalendar(text: string) {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end')
  const raw = text.slice(0, -2).split('\r\n')
  for (const line of raw) {
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of more than 75 octets: ${line}`)
    if (/[\r\n]/.test(line)) throw new Error('a line break other than CRLF')
  }
  const lines = raw.join('\n').replaceAll('\n ', '').split('\n')
  const properties = lines.map((line): Property => {
    const [, name, params = '', value = ''] = /^([A-Z-]+)((?:;[^:]+)?):(.*)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`no property: ${line}`)
    return { name, params, value: unescaped(value) }
  })
  if (properties[0]?.value !== 'VCALENDAR' || properties.at(-1)?.value !== 'VCALENDAR') throw new Error('no calendar')

  const events: Map<string, string>[] = []
  const calendar = new Map<string, string>()
  let inside = calendar
  for (const { name, params, value } of properties.slice(1, -1)) {
    if (name === 'BEGIN') {
      inside = new Map()
      events.push(inside)
    } else if (name === 'END') inside = calendar
    else inside.set(name + params, value)
  }
  return { calendar, events }
}

/** The event whose UID starts with this. */
export const eventOf = ({ events }: { readonly events: readonly ReadEvent[] }, start: string) =>
  events.find((event) => event.get('UID')?.startsWith(start))
