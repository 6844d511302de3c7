type Format = Intl.DateTimeFormatOptions

interface Reader {
  numbers: string
  dates: string
  /** English: for what contains the name of a month or weekday. */
  names: string
  day: Format
  time: Format
}

const NUMERIC: Pick<Reader, 'day' | 'time'> = {
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}
const NAMED: Pick<Reader, 'day' | 'time'> = { day: { dateStyle: 'medium' }, time: { timeStyle: 'short' } }

/**
 * How to write for a reader of this locale between English words. English readers get months by name. Others get their own order and
 * signs in figures, '18.11.2026', because a month named in their language would make two languages of one sentence.
 */
export function readerOf(locale = Intl.NumberFormat().resolvedOptions().locale): Reader {
  const own = `${new Intl.Locale(locale).baseName}-u-nu-latn`
  const isEnglish = new Intl.Locale(locale).language === 'en'
  return isEnglish
    ? { numbers: own, dates: own, names: own, ...NAMED }
    : { numbers: own, dates: own, names: 'en-GB', ...NUMERIC }
}
