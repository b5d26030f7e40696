/** One entry: at a moment, or all day in the building's time zone. */
export type CalendarEvent = {
  /** Stable across fetches, so that a changed entry moves instead of appearing twice. */
  readonly uid: string
  readonly summary: string
  readonly description?: string
  readonly location?: string
  readonly url?: string
} & ({ readonly at: Date; readonly day?: never } | { readonly day: string; readonly at?: never })

type Calendar = {
  readonly name: string
  readonly producer: string
  readonly language: string
  readonly now: Date
  readonly events: readonly CalendarEvent[]
}

/** `20300115T090000Z`: UTC, so that an entry is exact even on days when clocks change. */
const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const civil = (day: string) => day.replaceAll('-', '')

/** RFC 5545, 3.3.11. Drops control characters. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** Folds a line after at most 75 octets; continuation lines begin with a space (3.1). No character is cut in two. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line.toWellFormed()) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const eventLines = (event: CalendarEvent, stamp: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  event.day === undefined ? `DTSTART:${instant(event.at)}` : `DTSTART;VALUE=DATE:${civil(event.day)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description === undefined ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
  ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
  ...(event.url === undefined ? [] : [`URL:${event.url}`]),
  // A deadline does not block the day.
  ...(event.day === undefined ? [] : ['TRANSP:TRANSPARENT']),
  'CLASS:PRIVATE',
  'END:VEVENT',
]

/** An iCalendar stream (RFC 5545) with a name and a refresh interval (RFC 7986). */
export function writeCalendar({ name, producer, language, now, events }: Calendar): string {
  const stamp = instant(now)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//portal//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
