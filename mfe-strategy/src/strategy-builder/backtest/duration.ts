import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aldergate/market'
import type { Translate } from './texts'

/** A span in its two largest units: "3 d 4 h"; `undefined` for no span. */
export function durationText(ms: number, t: Translate): string | undefined {
  if (!Number.isFinite(ms)) return undefined
  const minutes = Math.round(ms / MINUTE_MS)
  const days = Math.floor((minutes * MINUTE_MS) / DAY_MS)
  const hours = Math.floor(((minutes * MINUTE_MS) % DAY_MS) / HOUR_MS)
  if (days > 0) return hours > 0 ? t('daysHours', { days, hours }) : t('onlyDays', { days })
  if (hours > 0) return t('hoursMinutes', { hours, minutes: minutes % 60 })
  return t('onlyMinutes', { minutes })
}
