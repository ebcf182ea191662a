export { problemRange } from './problemRange'
export { useRuleProblem } from './useRuleProblem'
export { useRuleSentences } from './useRuleSentences'
