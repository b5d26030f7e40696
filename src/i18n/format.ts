import { dateInWords } from '#contract/dateInWords.ts'
import type { CurrencyCode, LocaleCode } from '#contract/offers.ts'
import { withMinus } from '#contract/withMinus.ts'
import type { Translate } from '#locales/catalogue.ts'

type Settings = {
  locale: LocaleCode
  currency: CurrencyCode
  timeZone: string
  /** Milliseconds since 1970; injected so that relative dates can be tested. */
  now: () => number
  translate: Translate
}
export type Format = ReturnType<typeof createFormat>

const hour = 3_600_000

/** A slow phone takes milliseconds to build each of the browser's formatters, so each is built on first use. */
function once<Formatter extends object>(make: () => Formatter): () => Formatter {
  let made: Formatter | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** Formats every number and date for people, in their locale, currency and time zone. */
export function createFormat({ locale, currency, timeZone, now, translate }: Settings) {
  const numbers = (options: Intl.NumberFormatOptions) => {
    const formatter = once(() => new Intl.NumberFormat(locale, options))
    return (value: number) => withMinus(formatter().format(value))
  }
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }))

  const money = numbers({ style: 'currency', currency })
  const wholeMoney = numbers({ style: 'currency', currency, maximumFractionDigits: 0 })
  const percent = numbers({ style: 'percent', maximumFractionDigits: 1 })
  const change = numbers({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const kilobytes = numbers({
    maximumFractionDigits: 0,
    maximumSignificantDigits: 2,
    roundingPriority: 'morePrecision',
  })
  const integer = numbers({ maximumFractionDigits: 0 })
  const longDate = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const shortDate = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  /** « Nov 26 » would be a day. */
  const month = dates({ month: 'short', year: locale === 'en-CA' ? 'numeric' : '2-digit' })
  const time = dates({ timeStyle: 'short' })
  const hourOnly = dates({ hour: 'numeric' })
  const clock = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', timeStyle: 'short' }))
  const weekday = dates({ weekday: 'long' })
  /** A sortable civil day in the time zone, so that "yesterday" is right across midnight and clock changes. */
  const civilDay = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }))

  /** A line never ends within a date or a time. */
  const inWords = (formatter: () => Intl.DateTimeFormat) => (date: number | Date) =>
    dateInWords(formatter(), date).replaceAll(' ', '\u00a0')
  const shortWords = inWords(shortDate)
  const timeOfDay = inWords(time)
  const clockTime = inWords(clock)
  /** Size divided by 1000 (specification §3). */
  const fileSize = (bytes: number) => translate('common.kilobytes', { size: kilobytes(bytes / 1000) })
  const daysBetween = (earlier: number, later: number) =>
    Math.round((Date.parse(civilDay().format(later)) - Date.parse(civilDay().format(earlier))) / (24 * hour))

  return {
    /** From integer cents. */
    money: (cents: number) => money(cents / 100),
    /** From integer cents, rounded to the unit: where room is short and no sum depends on it. */
    wholeMoney: (cents: number) => wholeMoney(cents / 100),
    integer,
    /** From a ratio: 0.25 is 25 %. */
    percent,
    /** From a ratio, with a plus sign when rising. */
    change,
    date: inWords(longDate),
    /** 12 sept. 2026, Sep 12, 2026 */
    shortDate: shortWords,
    /** janv. 27, Jan 2027 */
    month: (date: number | Date) => month().format(date),
    time: timeOfDay,
    /** 7 h, 7 a.m. */
    hour: inWords(hourOnly),
    /** A time of day on the wall, such as 08:30: 8 h 30 and 9 h in French, 8:30 a.m. in English. */
    clock: (hoursAndMinutes: string) => clockTime(new Date(`1970-01-01T${hoursAndMinutes}Z`)),
    weekday: (date: number | Date) => weekday().format(date),
    /** Today's weekday in the time zone: Monday is 1, Sunday 7. */
    weekdayNumber: () => new Date(civilDay().format(now())).getUTCDay() || 7,
    /** Today's time, yesterday and its time, the weekday within 168 hours, else the date (specification §9). */
    recentDate: (date: number | Date) => {
      const at = Number(date)
      const days = daysBetween(at, now())
      if (days === 0) return translate('common.todayAt', { time: timeOfDay(at) })
      if (days === 1) return translate('common.yesterdayAt', { time: timeOfDay(at) })
      return at < now() && now() - at < 168 * hour ? weekday().format(at) : shortWords(at)
    },
    fileSize,
    /** The maximum accepted size: 10 Mo, 500 Ko. */
    sizeLimit: (bytes: number) =>
      bytes < 1_000_000 ? fileSize(bytes) : translate('common.megabytes', { size: integer(bytes / 1_000_000) }),
  }
}
