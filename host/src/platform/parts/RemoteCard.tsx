import {
  BUCKETS,
  inLanguage,
  type RegisteredCanary,
  type RegisteredPage,
} from '@aldergate/contract'
import { Link, settingsAtom } from '@aldergate/platform'
import { Badge, Card, color, fontSize, media, size, space, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import type { RemoteLoad } from '../../loading/remoteLoads'
import type { LeftOutReason, RemoteTrial } from '../../registry/readRegistry'
import type { StandIn } from '../../loading/standIns'
import { LeftOutReasonText } from '../LeftOutReasonText'
import { MadeOf } from './MadeOf'
import { useText } from './texts'
import styled from 'styled-components'

interface RemoteCardProps {
  name: string
  version: string | undefined
  contract?: number | undefined
  pages: readonly RegisteredPage[]
  /** Why the remote is left out; absent for one that takes part. */
  reason?: LeftOutReason
  /** The canary version, which this browser may be running. */
  canary?: RegisteredCanary | undefined
  /** The version that this tab runs instead of the live one. */
  trial?: RemoteTrial | undefined
  /** How the remote has loaded in this document; absent for one that is left out. */
  load?: RemoteLoad
  /** Pages that run in another version because they crashed in this one. */
  standIns?: readonly StandIn[]
}

const TONES = {
  leftOut: 'danger',
  overridden: 'warn',
  preview: 'warn',
  canary: 'info',
  live: 'ok',
} as const

/** One remote of the composition: its version, its pages, and why it is left out, if so. */
export function RemoteCard(props: RemoteCardProps) {
  const { name, version, contract, pages, reason, canary, load, trial, standIns = [] } = props
  const t = useText()
  const format = useFormat()
  const { language } = useAtomValue(settingsAtom)
  const ownPages = pages.filter((page) => !isSecondAddress(page, pages))
  const isCanary = canary?.remote.version === version
  const state = stateOf(props, isCanary)
  const facts = [
    version !== undefined && t('version', { version }),
    contract !== undefined && t('contract', { contract: String(contract) }),
    t('pages', { count: ownPages.length }),
    load && loadedText(load),
  ]
  const packages = [...new Set(pages.flatMap((page) => page.packages ?? []))].sort()

  function loadedText({ firstMs }: RemoteLoad): string {
    return firstMs === undefined ? t('notLoaded') : t('loadedIn', { ms: format.number(firstMs, 0) })
  }

  return (
    <Card heading={name} aria-label={name} actions={<Badge tone={TONES[state]}>{t(state)}</Badge>}>
      {reason && (
        <Reason>
          <LeftOutReasonText name={name} reason={reason} />
        </Reason>
      )}
      {canary && (
        <Reason>
          {t(isCanary ? 'isCanary' : 'hasCanary', {
            percent: format.percent((canary.below * 100) / BUCKETS, canary.below % 100 ? 2 : 0),
            version: canary.remote.version,
          })}
        </Reason>
      )}
      {standIns.map(({ path, version: other }) => (
        <Reason key={path}>{t('standsIn', { path, version: other })}</Reason>
      ))}
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      {packages.length > 0 && (
        <Facts>
          {t('takes')} <span lang="en">{packages.map(shortName).join(', ')}</span>
        </Facts>
      )}
      {load?.failure !== undefined && (
        <Facts>
          {t('lastFailure')} <span lang="en">{load.failure}</span>
        </Facts>
      )}
      {load?.touched && <Reason>{t('touched', { names: load.touched.join(', ') })}</Reason>}
      {version !== undefined && !trial && <MadeOf name={name} version={version} />}
      {ownPages.length > 0 && (
        <Pages aria-label={t('pagesOf', { remote: name })}>
          {ownPages.map(({ path, title }) => (
            <li key={path}>
              {path.includes(':') ? path : <Link to={path}>{inLanguage(title, language)}</Link>}
            </li>
          ))}
        </Pages>
      )}
    </Card>
  )
}

function stateOf({ reason, trial }: RemoteCardProps, isCanary: boolean): keyof typeof TONES {
  if (reason) return 'leftOut'
  if (trial) return trial.until === undefined ? 'overridden' : 'preview'
  return isCanary ? 'canary' : 'live'
}

/** Whether the page is an alias: an earlier path has the same module. */
function isSecondAddress(page: RegisteredPage, pages: readonly RegisteredPage[]): boolean {
  return page.expose !== '' && pages.find(({ expose }) => expose === page.expose) !== page
}

/** Shortens `@aldergate/charts/price` to `charts/price`. */
function shortName(packageName: string): string {
  return packageName.replace(/^@[^/]+\//, '')
}

const Reason = styled.p`
  margin-bottom: ${space(2)};
  overflow-wrap: anywhere;
`

const Facts = styled.p`
  overflow-wrap: anywhere;
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize.s12};

  ${media.coarsePointer} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
`
