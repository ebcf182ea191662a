import { PATHS } from '@aldergate/contract'
import { ButtonLink, color, radius, Row, space, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useState } from 'react'
import styled from 'styled-components'
import { CopyButton } from '../../parts/CopyButton'
import { ENDPOINTS } from './api.data'
import { sampleRequest } from './curl'
import { useText } from './texts'

/** A request to one of the described endpoints, to read and to copy. */
export function SampleRequest() {
  const t = useText()
  const [path, setPath] = useState<(typeof ENDPOINTS)[number]['path']>(ENDPOINTS[0].path)
  const endpoint = ENDPOINTS.find((row) => row.path === path) ?? ENDPOINTS[0]
  const request = sampleRequest(endpoint)

  return (
    <Stack>
      <SelectField
        label={t('endpoint')}
        value={path}
        options={ENDPOINTS.map((row) => ({ value: row.path, label: `${row.method} ${row.path}` }))}
        onChange={setPath}
        hint={t('notAnswered')}
      />
      <Code role="region" aria-label={t('sampleRequest')} {...{ tabIndex: 0 }}>
        {request}
      </Code>
      <Row>
        <CopyButton
          label={t('copySample')}
          text={() => request}
          copied={t('sampleCopied')}
          isOnScreen
        />
        <ButtonLink to={PATHS.apiDocs} variant="quiet">
          {t('apiDocs')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

const Code = styled.pre`
  padding: ${space(2)};
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
`
