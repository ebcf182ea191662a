import { Button, Card, Muted, space } from '@aldergate/ui'
import { TextField } from '@aldergate/ui/forms'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { useComposition } from '../../composition/useComposition'
import { allowedPlaces, readOverride } from '../../deviation/overrides'
import { useText } from './texts'

const EXAMPLE = 'http://localhost:3002'

/** One field per remote, to run it from another place in this tab. */
export function OverrideFields() {
  const t = useText()
  const { remotes, leftOut, trials = [] } = useComposition().registry
  const names = [...new Set([...leftOut, ...remotes].map(({ name }) => name))].sort()

  return (
    <Card heading={t('overrides')} aria-label={t('overrides')}>
      <Muted>{t('overridesText')}</Muted>
      <Fields>
        {names.map((name) => (
          <OverrideField
            key={name}
            remote={name}
            active={trials.find(({ remote, until }) => remote === name && !until)?.url ?? ''}
          />
        ))}
      </Fields>
    </Card>
  )
}

function OverrideField({ remote, active }: { remote: string; active: string }) {
  const t = useText()
  const { registry } = useComposition()
  const [address, setAddress] = useState(active)
  const [problem, setProblem] = useState<string>()

  function check(event: SubmitEvent) {
    event.preventDefault()
    const override = `${remote}:${address.trim()}`
    const read = readOverride(override, registry)
    // A full page load, which applies the override.
    if ('override' in read) return location.assign(`?${new URLSearchParams({ override })}`)
    setProblem(
      read.refusal === 'place'
        ? t('notAllowed', { places: allowedPlaces(registry).join(', ') })
        : t('notAnAddress'),
    )
  }

  return (
    <Form aria-label={t('override', { remote })} noValidate onSubmit={check}>
      <TextField
        label={t('addressOf', { remote })}
        value={address}
        onChange={setAddress}
        error={problem}
        placeholder={EXAMPLE}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit">{t('override', { remote })}</Button>
    </Form>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space(3)};
  align-items: start;
  margin-top: ${space(3)};
`

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`
