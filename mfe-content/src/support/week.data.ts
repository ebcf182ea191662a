/** Sample tickets created on each day of a week, Monday first. */
export const CREATED_TICKETS = [7, 5, 6, 4, 8, 2, 1] as const

/** The top of the chart's axis. */
export const CREATED_AXIS_MAX = 10
