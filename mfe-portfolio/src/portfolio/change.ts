import { exact, type Pounds, pounds } from '@aldergate/shared/ledger/decimal'

/** A change in pounds, and in percent of where it began; NaN percent, shown as "–", from nothing. */
export interface Change {
  amount: Pounds
  percent: number
}

export function changeBetween(from: Pounds, to: Pounds): Change {
  const difference = exact(to).minus(exact(from))
  const percent =
    Number(from) > 0 ? (Number(difference.toFixed()) / Number(from)) * 100 : Number.NaN
  return { amount: pounds(difference), percent }
}
