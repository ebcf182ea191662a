import type { PictureId } from './gallery.data'

export interface Story {
  id: string
  title: string
  description: string
  image: PictureId
  link: { to: string; label: string }
}

/** The featured stories: each leads to where it can be tried. */
export const STORIES: readonly Story[] = [
  {
    id: 'one-price',
    title: 'One price, wherever you look',
    description:
      'In many tools the ticket, the feed and the chart each ask for a price of their own. Here they read the same series, so the number that you click is the number that you are filled at.',
    image: 'depth',
    link: { to: '/dashboard#trade-execution', label: 'Try it in the order ticket' },
  },
  {
    id: 'your-desk',
    title: 'Thirty panels, and only the ones that you want',
    description:
      'A scalper needs three panels and no scrolling; somebody who plans for months needs another three. Panels can be carried by the pointer or by the keyboard, hidden, and called back from a drawer.',
    image: 'desk',
    link: { to: '/dashboard', label: 'Arrange your dashboard' },
  },
  {
    id: 'rules-in-words',
    title: 'A strategy that reads itself aloud',
    description:
      'Conditions are easy to click together and hard to check. The builder therefore writes them out as one plain sentence, which shows the “and” that should have been an “or”.',
    image: 'rule',
    link: { to: '/strategy-builder', label: 'Build a rule' },
  },
]
