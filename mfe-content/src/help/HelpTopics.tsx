import { Chapters } from '../reading/Chapters'
import help from './help.md'
import { Useful } from '../reading/Useful'

export function HelpTopics() {
  return <Chapters text={help} belowChapter={({ heading }) => <Useful heading={heading} />} />
}
