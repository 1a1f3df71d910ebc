/** Whether it is a day of the calendar as an ISO date, such as `2026-03-31`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const start = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(value);
}

/**
 * When a day begins where the reader is, or the day so many days `later`: the browser's own time zone
 * decides, so that a filter by days fits the days that the screen tells.
 * @param day an ISO date
 * @returns ISO 8601, as the calls take it
 */
export function startOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
