/** One entry: at a moment, or all day where the building stands. */
export type CalendarEvent = {
  /** Stays the same however often the calendar is fetched, so that an entry moves instead of appearing twice. */
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

/** `20300115T090000Z`: an instant is the same one in every time zone, on the days on which clocks change, too. */
const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const civil = (day: string) => day.replaceAll('-', '')

/** RFC 5545, 3.3.11; control characters have no place in a calendar. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** A line is at most 75 octets long and goes on behind a space (3.1); no letter is cut in two. */
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
  // A day by which something has to be done keeps nobody busy.
  ...(event.day === undefined ? [] : ['TRANSP:TRANSPARENT']),
  'CLASS:PRIVATE',
  'END:VEVENT',
]

/** An iCalendar stream (RFC 5545) with a name and how often it is worth asking again (RFC 7986). */
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
