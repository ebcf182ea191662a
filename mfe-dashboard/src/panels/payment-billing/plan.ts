import { type Plan, type PlanId, PLANS } from './plans.data'

export function planOf(id: PlanId): (typeof PLANS)[number] {
  return PLANS.find((plan) => plan.id === id) ?? PLANS[0]
}

/** The next plan above, if there is one. */
export function planAbove(id: PlanId): (typeof PLANS)[number] | undefined {
  return PLANS[PLANS.findIndex((plan) => plan.id === id) + 1]
}

/** The cost of an upgrade in the middle of a month. */
export interface ProRata {
  /** Remaining days of the month, including that of the upgrade. */
  days: number
  daysOfMonth: number
  /** The difference of both charges for those days, rounded half up to the penny. */
  pence: number
}

/** `today` in the trader's time zone, such as `2026-11-30`. */
export function proRata(
  from: Pick<Plan, 'monthlyPence'>,
  to: Pick<Plan, 'monthlyPence'>,
  today: string,
): ProRata {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const days = daysOfMonth - day + 1
  const difference = to.monthlyPence - from.monthlyPence
  return { days, daysOfMonth, pence: Math.floor((difference * days) / daysOfMonth + 0.5) }
}
