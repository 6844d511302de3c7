export {
  compareDates,
  type DateFormat,
  dateFromCompact,
  dateToCompact,
  isCalendarDate,
  isDateShaped,
} from './date-time.ts'
