export { backtest } from './engine/backtest'
export { backtestedOf } from './report/backtested'
