import { CONTRACT_VERSION } from '@aldergate/contract'
import type { LeftOutRemote } from '../registry/readRegistry'
import { useText } from './texts'

/** Explains why a remote is left out of this app. */
export function LeftOutReasonText({ name, reason }: Pick<LeftOutRemote, 'name' | 'reason'>) {
  const t = useText()
  if (reason.kind === 'override') return <reason.Why />
  return reason.kind === 'contract'
    ? t('tooNew', {
        remote: name,
        contract: String(reason.contract),
        known: String(CONTRACT_VERSION),
      })
    : t('unreadable', { remote: name, place: reason.place })
}
