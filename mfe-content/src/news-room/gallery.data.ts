export type PictureId = 'candles' | 'depth' | 'equity' | 'desk' | 'rule' | 'correlation'

export interface GalleryPicture {
  id: PictureId
  title: string
  caption: string
  /** Describes the picture for readers who cannot see it. */
  alt: string
}

export const GALLERY: readonly GalleryPicture[] = [
  {
    id: 'candles',
    title: 'Candles and two averages',
    caption: 'Rising candles are hollow and falling ones filled, so the direction needs no colour.',
    alt: 'Forty candles that fall, turn and rise; a fast average crosses a slow one from below shortly after the turn.',
  },
  {
    id: 'depth',
    title: 'The depth of a book',
    caption: 'Each step adds the next level; the gap in the middle is the spread.',
    alt: 'Two staircases that climb away from the middle of the picture: bids to the left, asks to the right, a narrow gap between them.',
  },
  {
    id: 'equity',
    title: 'Equity above, drawdown below',
    caption: 'The lower half shows how far each day lies beneath the best day before it.',
    alt: 'A line that rises in waves, and under it bars that hang from zero wherever the line is below its earlier peak.',
  },
  {
    id: 'desk',
    title: 'A panel on the move',
    caption: 'Only the line shows where it will land; the others wait for the drop.',
    alt: 'A grid of panels with small charts and tables; one of them is lifted, and a line between two others marks its new place.',
  },
  {
    id: 'rule',
    title: 'One rule, two crossings',
    caption: 'RSI above 70 fires when the level is crossed, and again only after it has been left.',
    alt: 'An oscillator between two dashed levels; it crosses the upper one twice, and a mark stands at each crossing.',
  },
  {
    id: 'correlation',
    title: 'What moves together',
    caption: 'The size of a square is the strength of the link, its filling the sign.',
    alt: 'A table of six instruments against themselves; large filled squares along the diagonal, smaller filled or hollow ones elsewhere.',
  },
]
