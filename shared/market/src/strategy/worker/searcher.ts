import { type Signals, signalsOf } from '../engine/signals'
import { printRules } from '../language/printRule'
import type { RuleSet } from '../language/rule'
import { type PlacedNumber, type Tested, withNumbers } from '../search/place'
import { type Score, scoreOfRun } from '../search/score'
import { runOver, type Stretch } from '../search/stretch'
import { walkForward } from '../search/walkForward'
import { prepare, type Prepared } from './prepare'
import type { Answer, SearchRequest } from './protocol'

/** The most memory that signals may take, in bytes; they are a byte a bar each. */
const MOST_BYTES = 64_000_000

/** Answers the requests of one search; shared data are computed once, when it is prepared. */
export function createSearcher(
  onProgress: (share: number) => void,
): (request: SearchRequest) => Promise<Answer> {
  let past: (Prepared & { tested: Tested }) | undefined
  const signals = new Map<string, Signals>()

  /** Candidates that differ by stop and target only have their signals in common. */
  function signalsFor(rules: RuleSet): Signals {
    const { bars, decimals } = prepared()
    const key = printRules(rules).join('\n')
    const made = signals.get(key) ?? signalsOf(rules, bars, { decimals })
    if (signals.size * bars.time.length * 4 > MOST_BYTES) signals.clear()
    signals.set(key, made)
    return made
  }

  function scoresOf(numbers: readonly PlacedNumber[], stretches: readonly Stretch[]): Score[] {
    const { bars, finer, tested } = prepared()
    const { rules, terms } = withNumbers(tested, numbers)
    const said = signalsFor(rules)
    return stretches.map((stretch) => {
      const over = runOver(bars, said, { ...terms, finer }, stretch)
      return scoreOfRun(over.run, over.bars)
    })
  }

  function prepared() {
    if (!past) throw new Error('Ask to prepare first.')
    return past
  }

  return async (request) => {
    switch (request.ask) {
      case 'prepare': {
        const { tested, data, decidesByMinutes = false } = request
        const made = await prepare(data, tested.rules.timeframe, decidesByMinutes, onProgress)
        past = { ...made, tested }
        signals.clear()
        return { kind: 'prepared', bars: made.bars.time.length }
      }
      case 'score': {
        const { candidates, stretches } = request
        return {
          kind: 'scored',
          scores: candidates.map((numbers) => scoresOf(numbers, stretches)),
        }
      }
      case 'walk': {
        const { tested, ...over } = prepared()
        return { kind: 'walked', walked: walkForward(over, tested, request.legs) }
      }
    }
  }
}
