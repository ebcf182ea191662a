import { CONTRACT_VERSION } from '@aldergate/contract'
import type { ComponentType } from 'react'
import type { Override } from '../overrides'
import type { BuildProblem } from '../readBuild'
import { useText } from './texts'

/** Explains why a build cannot run, and what would help. */
export function whyNot({ remote, url }: Override, problem: BuildProblem): ComponentType {
  return function Why() {
    const t = useText()
    switch (problem.kind) {
      case 'unreachable':
        return t('unreachable', { remote, url })
      case 'shape':
        return t('misshapen', { url, place: problem.place || '/' })
      case 'name':
        return t('otherName', { remote, url, found: problem.found })
      case 'contract':
        return t('otherContract', {
          url,
          contract: String(problem.contract),
          known: String(CONTRACT_VERSION),
        })
      case 'development':
        return t('forDevelopment', { remote, url })
    }
  }
}
