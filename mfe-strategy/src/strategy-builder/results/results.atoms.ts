import { tickingAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { metricsOf } from './metrics'
import { nextSample, openingSample, SAMPLE_STEP_MS } from './sampleRun'

/** The sample run, oldest day first. It resumes when the trader returns to the page. */
export const sampleRunAtom = tickingAtom(
  (random) => openingSample(Date.now(), random),
  (rows, random) => nextSample(rows, Date.now(), random),
  SAMPLE_STEP_MS,
  'backtest sample',
)

export const metricsAtom = atom((get) => metricsOf(get(sampleRunAtom)))
