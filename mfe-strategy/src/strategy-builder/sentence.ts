import { indicator } from './indicators'
import { type Condition } from './strategy'

/** Conditions as the sentence lists them: "RSI(14) > 70 AND MACD(12, 26, 9) < 0". */
export function conditionsInWords(
  conditions: readonly Condition[],
  and: string,
  writeNumber: (value: number) => string,
): string {
  return conditions
    .map(
      ({ indicator: id, comparison, value }) =>
        `${indicator(id).short} ${comparison} ${writeNumber(Number(value))}`,
    )
    .join(` ${and} `)
}
