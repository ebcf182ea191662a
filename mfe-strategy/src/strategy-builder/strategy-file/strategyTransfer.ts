import { downloadJson } from '@aldergate/files'
import { type JsonFileProblem, readJsonFile } from '@aldergate/files/reading'
import type { Strategy } from '../strategy/strategy'
import { type ReadStrategy, strategyFileOf, strategyFrom } from './strategyFile'

type TakenStrategy = ReadStrategy | { status: 'refused'; problem: JsonFileProblem }

export type RefusedStrategy = Extract<TakenStrategy, { status: 'refused' }>

/** Downloads the strategy as a file with its name. */
export function giveStrategy(strategy: Strategy, fallbackName: string): void {
  downloadJson(strategy.name.trim() || fallbackName, strategyFileOf(strategy))
}

/** The strategy of a chosen file, or why there is none. */
export async function takeStrategy(chosen: File): Promise<TakenStrategy> {
  const file = await readJsonFile(chosen)
  return file.status === 'refused' ? file : strategyFrom(file.data)
}
