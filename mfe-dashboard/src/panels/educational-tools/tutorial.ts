import type { PanelId } from '../panel'

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

type Difficulty = (typeof DIFFICULTIES)[number]

/** A section of a tutorial: text, and optionally a worked example with its conclusion. */
export interface Section {
  heading: string
  text: readonly string[]
  example?: readonly string[]
  afterExample?: readonly string[]
}

export interface Tutorial {
  id: string
  title: string
  /** Minutes of attentive reading. */
  duration: number
  difficulty: Difficulty
  summary: string
  /** The panel to practise in. */
  practice: PanelId
  sections: readonly Section[]
}

export type DifficultyFilter = Difficulty | 'all'

export function ofDifficulty(
  tutorials: readonly Tutorial[],
  filter: DifficultyFilter,
): readonly Tutorial[] {
  return tutorials.filter(({ difficulty }) => filter === 'all' || difficulty === filter)
}

export function totalMinutes(tutorials: readonly Tutorial[]): number {
  return tutorials.reduce((minutes, { duration }) => minutes + duration, 0)
}
