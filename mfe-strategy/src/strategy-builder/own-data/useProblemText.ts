import { useFormat } from '@aldergate/ui'
import type { FileProblem, LineProblem } from './problem'
import { useText } from './texts'

/** Describes a problem of a file and its place. */
export function useProblemText() {
  const t = useText()
  const format = useFormat()

  function lineText({ fault, line, column, text = '' }: LineProblem): string {
    const problem =
      fault === 'badNumber' ||
      fault === 'notAboveZero' ||
      fault === 'negative' ||
      fault === 'badTime'
        ? t(fault, { text })
        : t(fault)
    return column === undefined
      ? t('inLine', { line, problem })
      : t('inCell', { line, column, problem })
  }

  function fileText(problem: FileProblem): string {
    switch (problem.fault) {
      case 'tooManyRows':
        return t('tooManyRows', { most: problem.most })
      case 'missingColumns':
        return t('missingColumns', {
          names: format.list(problem.names.map((name) => t(`column.${name}`))),
        })
      default:
        return t(problem.fault)
    }
  }

  return { lineText, fileText }
}
