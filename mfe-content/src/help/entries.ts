import { PATHS } from '@aldergate/contract'
import { QUESTIONS } from '../parts/questions.data'
import guides from '../parts/guides.md'
import { type Markdown, plainText } from '../reading/markdown'
import help from './help.md'
import type { Entry, Source } from './search'

/** All that the search of the help page looks through. */
export const ENTRIES: readonly Entry[] = [
  ...chaptersOf('help', PATHS.help, help),
  ...chaptersOf('guides', PATHS.guides, guides),
  ...QUESTIONS.map(({ slug, question, answer }) => ({
    source: 'faq' as const,
    heading: question,
    text: answer.join(' '),
    to: `${PATHS.faq}#${slug}`,
  })),
]

function chaptersOf(source: Source, path: string, { chapters }: Markdown): Entry[] {
  return chapters.map(({ id, heading, html }) => ({
    source,
    heading,
    text: plainText(html),
    to: `${path}#${id}`,
  }))
}
