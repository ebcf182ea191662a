import { createTexts } from '@aldergate/ui'

const EN = {
  title: 'Guides',
  intro: 'Seven tasks, step by step, each with a control that you can press now.',

  bids: 'Bids',
  asks: 'Asks',
  bookTitle:
    'A sample order book around £45,000: three bids from £44,990 down, three asks from £45,010 up, and a spread of £20 between them.',
  bookCaption: 'Invented figures. A bar is as long as the size that waits at its price.',
  spread: 'Spread £20 (0.044%)',
  stakeTitle:
    'Two positions that both lose £500 at their stop: a stop 3% away allows £16,667, a stop 6% away allows £8,333.',
  stakeCaption:
    'The same £500 at risk, before fees: twice the distance to the stop, half the size.',
  stakeSize: 'Size £{size}',
  entry: 'Entry',
  stop: 'Stop −{percent}%',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Guías',
    intro: 'Siete tareas, paso a paso, cada una con un control que puede pulsar ahora.',
  },
  zh: { title: '指南', intro: '七项任务，逐步说明，每一步都有您现在就能使用的控件。' },
  fr: {
    title: 'Guides',
    intro: 'Sept tâches, pas à pas, chacune avec une commande à utiliser tout de suite.',
  },
})
