import { TIMEFRAMES } from '@aldergate/market'
import { INDICATOR_IDS, indicatorOf } from '@aldergate/market/indicators'
import { type Fault, OPERATORS, type Problem } from '@aldergate/market/strategy'
import { useFormat, useLocalText } from '@aldergate/ui'
import { useText } from './texts'

/** The beginnings of a rule's lines, the same in every language. */
const BEGINNINGS = ['timeframe', 'buy when', 'sell when', 'exit long when', 'exit short when']

/** Describes a problem of a strategy's rules, and its place. */
export function useRuleProblem(): (problem: Problem) => string {
  const t = useText()
  const format = useFormat()
  const inWords = useLocalText()

  function parametersOf(keyword: string): string {
    const id = INDICATOR_IDS.find((known) => indicatorOf(known).keyword === keyword)
    const ranges = id ? Object.values(indicatorOf(id).parameters) : []
    return ranges
      .map(({ name, min, max }) =>
        t('parameterRange', {
          name: inWords(name),
          min: format.number(min),
          max: format.number(max),
        }),
      )
      .join(', ')
  }

  function sayFault(fault: Fault): string {
    switch (fault.fault) {
      case 'wrongParameters': {
        const { indicator } = fault
        const parameters = parametersOf(indicator)
        return parameters === ''
          ? t('noParameters', { indicator })
          : t('wrongParameters', { indicator, parameters })
      }
      case 'unknownLine': {
        const { indicator, word, lines } = fault
        return t('unknownLine', { indicator, word, lines })
      }
      case 'unknownTimeframe':
        return t('unknownTimeframe', { word: fault.word, timeframes: TIMEFRAMES.join(', ') })
      case 'expectedOperator':
        return t('expectedOperator', { operators: OPERATORS.join(', ') })
      case 'unknownLineOfBlock':
        return t('unknownLineOfBlock', { word: fault.word, beginnings: BEGINNINGS.join(', ') })
      case 'tooMany':
      case 'tooDeep':
        return t(fault.fault, { most: fault.most })
      case 'unknownTerm':
      case 'finerTimeframe':
      case 'expectedEnd':
        return t(fault.fault, { word: fault.word })
      default:
        return t(fault.fault)
    }
  }

  return (problem) => {
    const { line, column } = problem
    return t('problemAt', { line, column, problem: sayFault(problem) })
  }
}
