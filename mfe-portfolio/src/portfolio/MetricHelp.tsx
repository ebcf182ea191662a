import { later } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { Explained } from '../parts/Explained'
import type { MetricFactsProps } from './help/MetricFacts'
import { LatePart } from './LatePart'
import { benchmarkAtom } from './portfolio.atoms'
import { useText } from './texts'

const facts = later(() => import('./help/MetricFacts'))

/** A button that explains a measure. */
export function MetricHelp(about: Omit<MetricFactsProps, 'benchmark'>) {
  const t = useText()
  const benchmark = useAtomValue(benchmarkAtom)

  return (
    <Explained label={t('about', { name: t(`metric.${about.metric}`) })}>
      <LatePart part={facts} height={160}>
        {({ MetricFacts }) => <MetricFacts {...about} benchmark={benchmark} />}
      </LatePart>
    </Explained>
  )
}
