import type { Trader } from './traders.data'

/** The messages of the chat, repeated in a loop: the conversation must make sense from any point. */
export const SCRIPT: readonly { user: Trader; message: string }[] = [
  {
    user: 'Marnie_T',
    message: 'Morning all. Paper account is up twelve quid and I feel like a genius.',
  },
  { user: 'SlowCandle', message: 'Twelve quid before or after fees?' },
  { user: 'Marnie_T', message: 'Before. After fees I am a genius who lost three.' },
  { user: 'pipwright', message: 'That is the whole course right there.' },
  {
    user: 'delta_dave',
    message: 'Anyone else size down when the spread opens up? Or do you just wait?',
  },
  {
    user: 'Harbour_Fox',
    message: 'Wait. If I need size to be right within the hour, I am guessing.',
  },
  {
    user: 'QuietLedger',
    message: 'I wait too. Nobody ever sent me a bill for a trade I did not make.',
  },
  { user: 'delta_dave', message: 'Fair. Waiting then.' },
  {
    user: 'SlowCandle',
    message: 'Question: RSI has been over 70 for ages on my chart. Sell signal?',
  },
  { user: 'pipwright', message: 'On its own? No. In a trend it can sit up there all day.' },
  { user: 'SlowCandle', message: 'So what is it good for?' },
  {
    user: 'pipwright',
    message: 'Telling you that the gains were bigger than the losses lately. You knew that.',
  },
  {
    user: 'QuietLedger',
    message: 'It is good for writing a rule that you can test. Then you find out.',
  },
  {
    user: 'Harbour_Fox',
    message:
      'Moved my stop today. In the wrong direction. Writing it down so that you can all laugh.',
  },
  { user: 'Marnie_T', message: 'What did it cost?' },
  { user: 'Harbour_Fox', message: 'Planned to lose 40, lost 95. The trade was fine, I was not.' },
  {
    user: 'delta_dave',
    message: 'Respect for saying it. My journal has a column for that: plan, or mood.',
  },
  { user: 'Harbour_Fox', message: 'Stealing that column.' },
  {
    user: 'pipwright',
    message:
      'Reminder that these prices are a random walk. Half of your patterns are your own eyes.',
  },
  { user: 'Marnie_T', message: 'My eyes found a lovely triangle though.' },
  { user: 'pipwright', message: 'They do that.' },
  {
    user: 'QuietLedger',
    message:
      'Still a decent place to practise. If a rule makes money on a random walk, look for the bug.',
  },
  {
    user: 'SlowCandle',
    message: 'Found mine that way. I was buying at the close that gave the signal.',
  },
  { user: 'delta_dave', message: 'Classic. One candle later and the edge is gone?' },
  { user: 'SlowCandle', message: 'Gone like it was never there. Because it was not.' },
  { user: 'Marnie_T', message: 'How many trades before you trust a win rate?' },
  {
    user: 'QuietLedger',
    message: 'More than you have. At thirty trades the margin is about eighteen points either way.',
  },
  { user: 'Marnie_T', message: 'I have eleven.' },
  { user: 'QuietLedger', message: 'Then you have eleven stories.' },
  { user: 'Harbour_Fox', message: 'Does anybody use the 30/5 preset in the risk panel?' },
  {
    user: 'delta_dave',
    message:
      'Yes. Thirty per cent in, stop at five, so one and a half per cent of the account if it all goes at once.',
  },
  { user: 'Harbour_Fox', message: 'And 50/10?' },
  { user: 'delta_dave', message: 'Five per cent. Fine once. Not fine five times in a row.' },
  {
    user: 'pipwright',
    message: 'Three times in a row happens more often than people think. Toss a coin for a while.',
  },
  { user: 'SlowCandle', message: 'Limit or market for getting out of something that went wrong?' },
  { user: 'Harbour_Fox', message: 'Market. I want out, not a good price for staying in.' },
  { user: 'QuietLedger', message: 'Agreed. Limits are for going in.' },
  { user: 'Marnie_T', message: 'I hold BTC, ETH, SOL, ADA and DOGE. Very diversified, I am told.' },
  { user: 'pipwright', message: 'By whom, a coin?' },
  {
    user: 'delta_dave',
    message:
      'In here they each walk alone, so it looks diversified. Outside they hold hands when it rains.',
  },
  { user: 'Marnie_T', message: 'Noted. One umbrella, five coins.' },
  {
    user: 'QuietLedger',
    message: 'Tea break. My best trades are the ones during which I make tea.',
  },
  { user: 'SlowCandle', message: 'Time stop with milk.' },
  {
    user: 'Harbour_Fox',
    message: 'Tried five variants of my rule today and the fifth one worked. Should I worry?',
  },
  { user: 'pipwright', message: 'Write “best of five” on it and see whether you still like it.' },
  { user: 'Harbour_Fox', message: 'I like it less already.' },
  {
    user: 'delta_dave',
    message: 'Weekly review done. Best decision of the week: two trades that I did not take.',
  },
  { user: 'QuietLedger', message: 'Those never show on the leaderboard, sadly.' },
]
