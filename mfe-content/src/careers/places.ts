import type { Job } from './jobs.data'

/** Every place once, in the order of the jobs. */
export function placesOf(jobs: readonly Job[]): readonly string[] {
  return [...new Set(jobs.map(({ location }) => location))]
}

/** The jobs at a place; no place means all of them. */
export function jobsAt(jobs: readonly Job[], place: string): readonly Job[] {
  return place === '' ? jobs : jobs.filter(({ location }) => location === place)
}
