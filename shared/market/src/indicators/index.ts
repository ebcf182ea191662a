export { type Columns, columnsOf, columnsOfCloses } from './columns'
export { COMMON_IDS, groupWordsOf } from './groups'
export type { DrawnLine, Indicator, LineStyle } from './indicator'
export { levelProblem } from './levelProblem'
export {
  indicatorOfLink,
  linkNameOf,
  parametersIn,
  readRuleNotation,
  ruleNotation,
  withParameters,
} from './notation'
export { isPriceSource, PRICE_SOURCES, type PriceSource } from './priceSource'
export { indicatorLines, warmUpOf } from './series'
export { settingOf } from './settingOf'
export {
  type IndicatorSetting,
  indicatorSettingOf,
  initialSetting,
  isOfCloses,
  type Parameter,
  parametersOf,
  sourceOf,
} from './settings'
export { SOURCE_WORDS } from './sourceWords'
export { INDICATOR_IDS, type IndicatorId, indicatorOf, INDICATORS, isIndicatorId } from './table'
