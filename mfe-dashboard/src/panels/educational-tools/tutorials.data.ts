import { CORRELATION } from './correlation.data'
import { COST_OF_A_TRADE } from './costOfATrade.data'
import { EXPECTANCY } from './expectancy.data'
import { HONEST_BACKTESTS } from './honestBacktests.data'
import { ORDER_TO_FILL } from './orderToFill.data'
import { PLACING_A_STOP } from './placingAStop.data'
import { POSITION_SIZE } from './positionSize.data'
import { READING_CANDLES } from './readingCandles.data'
import { TREND_OR_RANGE } from './trendOrRange.data'
import { WHAT_RSI_MEASURES } from './whatRsiMeasures.data'
import type { Tutorial } from './tutorial'

/** From beginner to advanced. */
export const TUTORIALS: readonly Tutorial[] = [
  ORDER_TO_FILL,
  READING_CANDLES,
  POSITION_SIZE,
  COST_OF_A_TRADE,
  PLACING_A_STOP,
  WHAT_RSI_MEASURES,
  TREND_OR_RANGE,
  EXPECTANCY,
  HONEST_BACKTESTS,
  CORRELATION,
]
