import { notifyAtom } from '@aldergate/platform'
import { Button, Row, showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { hasTypedText, isDefined, wrongParameter } from './strategy'
import {
  deployStrategyAtom,
  isDeployedAtom,
  resetStrategyAtom,
  restoreStrategyAtom,
  startTestAtom,
  strategyAtom,
  strategyTestAtom,
} from './strategy.atoms'
import { useText } from './texts'

/** `onWrongParameter`: the action is impossible with the parameters as they are; the field itself says why. */
export function StrategyActions({ onWrongParameter }: { onWrongParameter: () => void }) {
  const t = useText()
  const strategy = useAtomValue(strategyAtom)
  const { status } = useAtomValue(strategyTestAtom)
  const isDeployed = useAtomValue(isDeployedAtom)
  const deployStrategy = useSetAtom(deployStrategyAtom)
  const [isAsking, setIsAsking] = useState(false)
  const startTest = useSetAtom(startTestAtom)
  const resetStrategy = useSetAtom(resetStrategyAtom)
  const restoreStrategy = useSetAtom(restoreStrategyAtom)
  const resetRef = useRef<HTMLButtonElement>(null)
  const notify = useSetAtom(notifyAtom)

  const isTesting = status === 'testing'

  function test() {
    if (isTesting) return
    if (!isDefined(strategy)) notify(t('defineBeforeTesting'))
    else if (wrongParameter(strategy)) onWrongParameter()
    else startTest()
  }

  function deploy() {
    if (isDeployed) return
    if (!isDefined(strategy)) return notify(t('defineBeforeDeploying'))
    if (wrongParameter(strategy)) return onWrongParameter()
    if (deployStrategy()) notify(t('deployedAlert', { name: strategy.name.trim() }))
  }

  function reset() {
    setIsAsking(false)
    const before = resetStrategy()
    if (!before) return
    showToast(t('strategyReset'), 'blank', {
      action: {
        label: t('undo'),
        onAction: () => {
          restoreStrategy(before)
          resetRef.current?.focus()
        },
      },
    })
  }

  return (
    <Row>
      <Button variant="primary" aria-disabled={isTesting} onClick={test}>
        {isTesting ? t('testing') : t('test')}
      </Button>
      <Button aria-disabled={isDeployed} onClick={deploy}>
        {isDeployed ? t('deployed') : t('deploy')}
      </Button>
      <Button ref={resetRef} onClick={() => (hasTypedText(strategy) ? setIsAsking(true) : reset())}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        title={t('resetTitle')}
        question={isAsking ? t('resetText') : undefined}
        confirmLabel={t('resetAll')}
        onConfirm={reset}
        onCancel={() => setIsAsking(false)}
      />
    </Row>
  )
}
