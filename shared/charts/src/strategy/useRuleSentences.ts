import { indicatorOf, type IndicatorSetting, withParameters } from '@aldergate/market/indicators'
import { printRule, type RuleSet, type RuleWords } from '@aldergate/market/strategy'
import { useFormat, useLocalText } from '@aldergate/ui'
import { useText } from './texts'

/** Writes rules as sentences of the trader's language, entries first: "Buy when RSI(14) < 30." */
export function useRuleSentences(): (rules: RuleSet) => string[] {
  const t = useText()
  const format = useFormat()
  const inWords = useLocalText()

  function nameOf(setting: IndicatorSetting, line: string | undefined): string {
    const { words, draw } = indicatorOf(setting.id)
    const indicator = withParameters(inWords(words.short), setting)
    const name = draw.lines.find((drawn) => drawn.line === line)?.name
    return name ? t('lineOf', { indicator, line: inWords(name) }) : indicator
  }

  const words: RuleWords = {
    and: t('and'),
    or: t('or'),
    operators: { 'crosses above': t('crossesAbove'), 'crosses below': t('crossesBelow') },
    indicator: nameOf,
    price: (name) => t(`price.${name}`),
    on: (term, timeframe) => t('onTimeframe', { term, timeframe }),
    number: (value) => format.number(value),
  }

  return ({ entries, exits }) => [
    ...(entries.long ? [t('entry.long', { rule: printRule(entries.long, words) })] : []),
    ...(entries.short ? [t('entry.short', { rule: printRule(entries.short, words) })] : []),
    ...(exits.long ? [t('exit.long', { rule: printRule(exits.long, words) })] : []),
    ...(exits.short ? [t('exit.short', { rule: printRule(exits.short, words) })] : []),
  ]
}
