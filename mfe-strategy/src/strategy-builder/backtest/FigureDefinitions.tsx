import { Definitions } from '../Definitions'
import type { ShownFigure } from './figures.data'
import { useText } from './texts'

export function FigureDefinitions({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useText()

  return (
    <Definitions
      heading={t('definitions')}
      entries={figures.map((figure) => ({
        term: t(`figure.${figure}`),
        definition: t(`definition.${figure}`),
      }))}
    />
  )
}
