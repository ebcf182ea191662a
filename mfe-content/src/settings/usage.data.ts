/** The top of the chart's axis, in hours. */
export const USAGE_AXIS_MAX = 10

/** Sample hours of use on each day of a week, Monday first. */
export const USAGE_HOURS = [5, 6.5, 4, 7.5, 8, 3, 2] as const
