import { type ToggleEvent, useState } from 'react'
import { color, fontSize, media, size, space } from '@aldergate/ui'
import { useText } from './texts'
import { billUrl, type Materials, readMaterials } from './readMaterials'
import styled from 'styled-components'

/** The packages that a version bundles and its commit, loaded when the details are unfolded. */
export function MadeOf({ name, version }: { name: string; version: string }) {
  const t = useText()
  const [found, setFound] = useState<Materials | 'lost'>()

  async function look({ newState }: ToggleEvent<HTMLDetailsElement>) {
    if (newState !== 'open' || typeof found === 'object') return
    setFound(await readMaterials(name, version).catch(() => 'lost' as const))
  }

  return (
    <Folded onToggle={(event) => void look(event)}>
      <summary>{t('madeOf')}</summary>
      {found === 'lost' && <p role="alert">{t('materialsLost')}</p>}
      {typeof found === 'object' && (
        <>
          <p>{factsOf(found).join(' · ')}</p>
          <ul lang="en">
            {found.materials.map((each) => (
              <li key={`${each.name} ${each.version}`}>
                {each.name} {each.version} {each.licence && `(${each.licence})`}
              </li>
            ))}
          </ul>
          <a href={billUrl(name, version)} target="_blank" rel="noreferrer">
            {t('wholeList')}
          </a>
        </>
      )}
    </Folded>
  )

  function factsOf({ commit, isDirty, node, materials }: Materials): string[] {
    return [
      ...(commit === undefined
        ? []
        : [t(isDirty ? 'commitDirty' : 'commit', { commit: commit.slice(0, 12) })]),
      ...(node === undefined ? [] : [t('builtBy', { node: node.replace(/^v/, '') })]),
      t('packages', { count: materials.length }),
    ]
  }
}

const Folded = styled.details`
  margin-top: ${space(2)};
  overflow-wrap: anywhere;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  summary {
    cursor: pointer;
  }
  ${media.coarsePointer} {
    summary {
      padding: ${space(3)} 0;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
  ul {
    margin: ${space(2)} 0;
    padding-left: ${space(4)};
  }
`
