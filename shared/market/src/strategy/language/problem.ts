/** A fault in a rule's text, with the words of it that a message names. */
export type Fault =
  /** An unknown name. */
  | { fault: 'unknownTerm'; word: string }
  /** An indicator's parameters are too few, too many or out of range. */
  | { fault: 'wrongParameters'; indicator: string; parameters: string }
  | { fault: 'unknownLine'; indicator: string; word: string; lines: string }
  | { fault: 'unknownTimeframe'; word: string }
  /** A second timeframe that is finer than the strategy's own has no closed candle to speak of. */
  | { fault: 'finerTimeframe'; word: string }
  | { fault: 'expectedTerm' | 'expectedOperator' | 'expectedClosing' | 'expectedEnd'; word: string }
  | { fault: 'tooMany'; most: number }
  | { fault: 'tooDeep'; most: number }
  /** A line of the block that is neither a timeframe nor an entry nor an exit. */
  | { fault: 'unknownLineOfBlock'; word: string }
  /** A second line of a kind is ambiguous. */
  | { fault: 'twice'; word: string }
  | { fault: 'noTimeframe' | 'noEntry' | 'noEnd' }

/** A fault and its place in the text: `line` and `column` from 1, `length` in characters. */
export type Problem = Fault & { line: number; column: number; length: number }

/** Thrown within the parser only. */
export class RuleFault extends Error {
  readonly fault: Fault
  readonly at: number
  readonly length: number

  constructor(fault: Fault, at: number, length: number) {
    super(fault.fault)
    this.fault = fault
    this.at = at
    this.length = length
  }
}
