import type { Notification } from '@aldergate/platform'

interface SampleNotification extends Pick<Notification, 'type'> {
  id: string
  title: string
  message: string
  minutesAgo: number
}

/** What stands in the list before anything has happened. */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    id: 'margin',
    title: 'Margin Warning',
    message: 'Your margin level is close to the maintenance requirement.',
    type: 'warning',
    minutesAgo: 35,
  },
  {
    id: 'statement',
    title: 'Statement Ready',
    message: 'Your monthly account statement is ready to view.',
    type: 'info',
    minutesAgo: 190,
  },
  {
    id: 'maintenance',
    title: 'Scheduled Maintenance',
    message: 'Trading services will be under maintenance on Saturday from 02:00 to 04:00 UTC.',
    type: 'warning',
    minutesAgo: 1_560,
  },
]
